import { BODY, HEAD } from './body.ts';
import { BEHIND, CLOTHES, NECKWEAR } from './clothes.ts';
import { eyes, FEATURES, smile } from './faces.ts';
import { type Dress, FIGURES, SKINS } from './figures.ts';
import { BEARDS, HAIR } from './hair.ts';
import { HEADWEAR } from './headwear.ts';
import { HELD } from './held.ts';
import { disc, type Part, patch, shape } from './pen.ts';

/** A mouth would lie under these. */
const COVERS_MOUTH = ['dummy', 'nose', 'lips'] as const;

/** The person on the card of this number (1 to 40), as SVG markup in the viewBox 0 0 40 60; the plinth below is the card's. */
export function person(number: number): string {
  const dress = FIGURES[number];
  if (dress === undefined) throw new RangeError(`No figure ${number}`);
  const [clothes, ground = '', second = ''] = dress.clothes;
  const hair = dress.hair && {
    part: HAIR[dress.hair[0]] as { behind?: Part; before?: Part },
    colour: dress.hair[1] ?? '',
  };
  return [
    use(BEHIND, dress.behind),
    hair?.part.behind?.(hair.colour, '') ?? '',
    patch(BODY, ground),
    (CLOTHES[clothes] as Part)(second, ''),
    shape(BODY, 'none'),
    use(NECKWEAR, dress.neck),
    disc(HEAD.x, HEAD.y, HEAD.r, SKINS[dress.skin]),
    face(dress),
    use(BEARDS, dress.beard),
    hair?.part.before?.(hair.colour, '') ?? '',
    use(HEADWEAR, dress.head),
    ...(dress.features ?? []).filter(onTop).map((name) => FEATURES[name]()),
    inHand(dress),
  ].join('');
}

function face({ masked = false, features = [], beard }: Dress): string {
  if (masked) return '';
  const mouth = beard === undefined && !COVERS_MOUTH.some((name) => features.includes(name));
  return [
    features.includes('goggles') ? '' : eyes(),
    mouth ? smile() : '',
    ...features.filter((name) => !onTop(name)).map((name) => FEATURES[name]()),
  ].join('');
}

/** Whether something is worn over hair and hat. */
const onTop = (name: keyof typeof FEATURES): boolean => name === 'nose' || name === 'glasses' || name === 'goggles';

function inHand({ holds, skin }: Dress): string {
  if (holds === undefined) return '';
  const { draw, hand } = HELD[holds[0]] as { draw: Part; hand: readonly [number, number] | null };
  const thing = draw(holds[1] ?? '', holds[2] ?? '');
  return hand === null ? thing : thing + disc(hand[0], hand[1], 2.3, SKINS[skin]);
}

function use<Name extends string>(
  parts: Readonly<Record<Name, Part>>,
  worn: readonly [Name, ...(readonly string[])] | undefined,
): string {
  return worn === undefined ? '' : parts[worn[0]](worn[1] ?? '', worn[2] ?? '');
}
