import { describe, expect, it } from 'vitest';
import { type Forecast, forecast, type Grid } from './forecast.ts';
import { chancesAgainst, sheetForecast } from './race.ts';
import { solveRow, WHOLE_ROW } from './solve.ts';

const [SEATS, PRICE] = [2, 6];
const values = solveRow(false, undefined, { seats: SEATS, price: PRICE });
const forecasts = forecast(values, SEATS);

/** The sum over a grid of its probabilities, each times a figure. */
function total(grid: Grid, figure: (rolls: number, points: number) => number): number {
  let sum = 0;
  for (const [n, p] of grid.p.entries()) sum += p * figure(Math.floor(n / grid.width), n % grid.width);
  return sum;
}

describe('a forecast', () => {
  it.each([0, 1])('of a row has the mean that its value promises, %i rolls before one’s own', (wait) => {
    for (const [free, hits] of [
      [WHOLE_ROW, 0],
      [0b101101, 1],
      [0b000110, 3],
      [0b100000, 0],
    ] as const) {
      const { done } = forecasts.row(free, hits, wait);
      expect(total(done, () => 1)).toBeCloseTo(1, 2);
      expect(total(done, (rolls, points) => points - PRICE * rolls)).toBeCloseTo(values.value(free, hits, wait), 1);
    }
  });

  it('says for every time that a sheet is full by then or still open', () => {
    const { done, open } = forecasts.rows(3, 0);
    let full = 0;
    for (let rolls = 0; rolls < done.steps; rolls++) {
      const at = (time: number) => Number(time === rolls);
      full += total(done, at);
      expect(full + total(open, at)).toBeCloseTo(1, 2);
    }
    expect(full).toBeCloseTo(1, 2);
  });

  it('TO-5.3 lets one of two win', () => {
    const standing = { free: WHOLE_ROW, hits: 0, sum: 0, dice: [], ones: 0 };
    const sheets = [
      sheetForecast(
        forecasts.row(WHOLE_ROW, 0, 0),
        { ...standing, wait: 0, points: 60, rowsLeft: 2 },
        0,
        SEATS,
        forecasts,
      ),
      sheetForecast(
        forecasts.row(WHOLE_ROW, 0, 1),
        { ...standing, wait: 1, points: 30, rowsLeft: 1 },
        1,
        SEATS,
        forecasts,
      ),
    ] as const;
    const wins = (own: Forecast, other: Forecast) => {
      const chances = chancesAgainst([other]);
      const meet = (grid: Grid, by: Float64Array) =>
        total(grid, (rolls, points) => by[rolls * grid.width + points] ?? 0);
      return meet(own.done, chances.done) + meet(own.open, chances.open);
    };
    const [first, second] = [wins(sheets[0], sheets[1]), wins(sheets[1], sheets[0])];
    expect(first + second).toBeCloseTo(1, 2);
    expect(first).toBeGreaterThan(second);
  });
});
