import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Which part of the house may lean on which (design.md); `games` is the rooms' rules and printed pages, `ui` their boards and the kit they share. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  ui: ['kernel', 'games'],
  bots: ['kernel', 'games'],
  fair: ['kernel', 'games'],
  protocol: ['kernel'],
  server: ['kernel', 'games', 'bots', 'fair', 'protocol'],
  print: [],
  web: ['kernel', 'games', 'ui', 'bots', 'fair', 'protocol', 'print'],
  cli: ['kernel', 'games', 'bots', 'fair', 'server', 'print'],
};

/** What rules and kernel must not reach for: chance, time, the outside world. */
const OUTSIDE =
  /\b(Math\.random|Date\b|performance\b|process\b|fetch\(|document\b|window\b|localStorage|setTimeout|setInterval|crypto\b|console\b)/;

function partOf(file: string): string {
  if (/^games\/(kit\/(?!print\/|cube\/[^/]+\.ts$)|[^/]+\/(ui\/|messages\/(index|de|en)\.ts$))/.test(file)) return 'ui';
  if (file.startsWith('server/src/protocol/')) return 'protocol';
  return file.split('/')[0] ?? '';
}

const SKIPPED = new Set([
  'node_modules',
  'build',
  'dist',
  '.svelte-kit',
  'static',
  'e2e',
  'test-results',
  'golden',
  'balance',
]);

function sources(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sources(path);
    return /\.(ts|svelte)$/.test(entry.name) && !/\.(test|config)\.ts$/.test(entry.name) ? [path] : [];
  });
}

const FILES = ['kernel', 'games', 'bots', 'fair', 'server', 'print', 'web', 'cli'].flatMap(sources);
const KNOWN = new Set(FILES);

/** The workspace entries that other folders import by name. */
function entryOf(specifier: string): string {
  const [, workspace = '', rest = ''] = /^@spieleabend\/([^/]+)\/?(.*)$/.exec(specifier) ?? [];
  if (workspace === 'server' && rest.startsWith('protocol')) return 'server/src/protocol/index.ts';
  if (workspace === 'games') return rest === '' ? 'games/index.ts' : resolveFile(`games/${rest}`);
  if (workspace === 'kernel' && rest.startsWith('conformance')) return 'kernel/src/conformance/index.ts';
  return `${workspace}/src/index.ts`;
}

function resolveFile(path: string): string {
  return [path, `${path}/index.ts`, `${path}.ts`].find((candidate) => KNOWN.has(candidate)) ?? path;
}

interface Import {
  readonly specifier: string;
  /** Types are gone when the program runs: they count for the arrows, not for cycles. */
  readonly typeOnly: boolean;
}

function importsOf(file: string): readonly Import[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const pattern =
    /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(pattern)].map(([, , type, fixed, dynamic]) => ({
    specifier: fixed ?? dynamic ?? '',
    typeOnly: type !== undefined,
  }));
}

/** The file of the house that an import leads to, or null for packages. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('@spieleabend/')) return entryOf(specifier);
  if (specifier.startsWith('$lib/')) return resolveFile(`web/src/lib/${specifier.slice(5)}`);
  if (!specifier.startsWith('.')) return null;
  return resolveFile(relative(ROOT, join(ROOT, dirname(file), specifier.split('?')[0] ?? '')));
}

describe('the arrows between the folders', () => {
  test('point only where the design draws them', () => {
    const wrong = FILES.flatMap((file) => {
      const from = partOf(file);
      return importsOf(file).flatMap(({ specifier }) => {
        const target = targetOf(file, specifier);
        const to = target === null ? from : partOf(target);
        const allowed = to === from || ARROWS[from]?.includes(to) === true;
        return allowed || !(to in ARROWS) ? [] : [`${file} → ${specifier}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('find the files that they lead to', () => {
    const lost = FILES.flatMap((file) =>
      importsOf(file).flatMap(({ specifier }) => {
        const target = targetOf(file, specifier);
        return target !== null && /\.(ts|svelte)$/.test(target) && !KNOWN.has(target) ? [`${file} → ${specifier}`] : [];
      }),
    );
    expect(lost).toEqual([]);
    expect(FILES.length).toBeGreaterThan(50);
  });

  test('never lead from one game into another', () => {
    const room = (file: string): string | undefined => /^games\/(?!kit\/)([^/]+)\//.exec(file)?.[1];
    const wrong = FILES.filter((file) => room(file) !== undefined).flatMap((file) =>
      importsOf(file).flatMap(({ specifier }) => {
        const target = targetOf(file, specifier);
        const other = target === null ? undefined : room(target);
        return other !== undefined && other !== room(file) ? [`${file} → ${specifier}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('never run in a circle', () => {
    const state = new Map<string, 'open' | 'done'>();
    const circles: string[] = [];
    const visit = (file: string, path: readonly string[]): void => {
      if (state.get(file) === 'done') return;
      if (state.get(file) === 'open') {
        circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
        return;
      }
      state.set(file, 'open');
      for (const { specifier, typeOnly } of importsOf(file)) {
        const target = typeOnly ? null : targetOf(file, specifier);
        if (target !== null && KNOWN.has(target)) visit(target, [...path, file]);
      }
      state.set(file, 'done');
    };
    for (const file of FILES) visit(file, []);
    expect(circles).toEqual([]);
  });
});

describe('rules and kernel', () => {
  const pure = FILES.filter((file) => partOf(file) === 'kernel' || partOf(file) === 'games');

  /** The forms of owners' component data are schemas; a room loads its own only when somebody brings data. */
  const isForm = (file: string) => /^games\/(own-data|[^/]+\/data\/own)\.ts$/.test(file);

  test('depend on no package, but for the forms of own data', () => {
    const packages = pure
      .filter((file) => !isForm(file))
      .flatMap((file) =>
        importsOf(file)
          .filter(({ specifier }) => !specifier.startsWith('.') && specifier !== '@spieleabend/kernel')
          .map(({ specifier }) => `${file} → ${specifier}`),
      );
    expect(packages).toEqual([]);
  });

  test('know the forms of own data as types at most; only the room itself loads its own', () => {
    const leaning = pure
      .filter((file) => !isForm(file) && !file.endsWith('/index.ts'))
      .filter((file) =>
        importsOf(file).some(({ specifier, typeOnly }) => !typeOnly && isForm(targetOf(file, specifier) ?? '')),
      );
    expect(leaning).toEqual([]);
  });

  test('reach for no chance, no clock and nothing outside', () => {
    const reaching = pure.filter((file) => {
      const code = readFileSync(join(ROOT, file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .replace(/(['"`])(?:\\.|(?!\1).)*\1/g, "''");
      return OUTSIDE.test(code);
    });
    expect(reaching).toEqual([]);
  });
});
