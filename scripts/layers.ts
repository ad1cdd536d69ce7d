/** Where the code of a layer runs: in the browser, in Node, or in both. */
type Environment = 'anywhere' | 'browser' | 'node';

/** Files that stand on one level: they may import each other, and files of the layers before theirs. */
interface Layer {
  /** Folders and files. */
  paths: readonly string[];
  runs: Environment;
  /** Whether it may import React and what builds on it, as all code for the browser may. */
  usesReact?: boolean;
  /** Whether its parts know nothing of each other. */
  apart?: boolean;
  /** Whether it imports nothing but itself and packages. */
  alone?: boolean;
}

/**
 * The layers of the code, the lowest first. Code for the browser and code for Node import each other's types only. A new
 * folder gets a line here, then `npx vitest run scripts/layers.test.ts -u` writes the rules of `npm run lint`.
 */
export const LAYERS: readonly Layer[] = [
  { paths: ['src/i18n', 'src/trusted-types'], runs: 'anywhere' },
  { paths: ['src/styles', 'src/theme.ts'], runs: 'anywhere', usesReact: true },
  { paths: ['src/regions'], runs: 'anywhere' },
  { paths: ['src/schema'], runs: 'anywhere' },
  { paths: ['src/sections/**/*.schema.ts'], runs: 'anywhere' },
  { paths: ['src/content'], runs: 'node' },
  { paths: ['src/hosting'], runs: 'node' },
  { paths: ['src/authoring'], runs: 'node' },
  { paths: ['src/components'], runs: 'browser' },
  { paths: ['src/consent', 'src/visitor-region'], runs: 'browser' },
  { paths: ['src/contact', 'src/boot'], runs: 'browser' },
  { paths: ['src/sections'], runs: 'browser', apart: true },
  { paths: ['src/layout'], runs: 'browser' },
  { paths: ['src/page'], runs: 'browser' },
  { paths: ['src/routes'], runs: 'browser' },
  {
    paths: ['application.tsx', 'client.tsx', 'router-root.tsx', 'router.tsx', 'server.tsx', 'start.ts'].map(
      (file) => `src/${file}`,
    ),
    runs: 'browser',
  },
  { paths: ['scripts/ssg'], runs: 'node', alone: true },
  { paths: ['scripts/vite-plugin-*.ts', 'scripts/postcss-*.ts'], runs: 'node', usesReact: true },
  // Commands start the build, which renders the application: they may import everything.
  { paths: ['scripts', 'tools'], runs: 'anywhere' },
];

const NODE_PACKAGES = { regex: '^node:', message: 'This code runs in the browser, which has no Node.' };
const REACT = {
  regex: '^(react|react-dom|@mantine/.*|@tanstack/.*)(/.*)?$',
  message: 'This code knows nothing of React: what React shows is made of its results.',
};
const SCHEMAS = {
  regex: String.raw`^(zod|yaml)$|\.schema\.ts$`,
  message: 'zod, yaml and schemas stay out of the browser: import types only.',
  allowTypeImports: true,
};
const SIBLINGS = {
  regex: String.raw`^\.\./[^.]`,
  message: 'No section knows another: what two share stands in components or schema.',
};
const OUTSIDE = { regex: String.raw`^\.\./`, message: 'This folder imports nothing of this project but itself.' };

/** What stands behind a path of a layer, as a pattern of the files that the lint is told. */
export const globOf = (path: string): string => (path.includes('.') ? path : `${path}/**/*.{ts,tsx}`);

/** A file of a layer as others import it: `../regions/money.ts`, `../../src/theme.ts`. */
function importsOf(layers: readonly Layer[]): string | undefined {
  const names = layers.flatMap(({ paths }) => paths.filter((path) => !path.includes('*')));
  const parts = names.map((path) => {
    const name = path.replace(/^src\//, '');
    return name.includes('.') ? `${name.replace('.', String.raw`\.`)}$` : `${name}/`;
  });
  return parts.length > 0 ? String.raw`^(\.\./)+(src/)?(${parts.join('|')})` : undefined;
}

const isForeign = (own: Environment, other: Environment): boolean =>
  own !== 'anywhere' && other !== 'anywhere' && own !== other;

function patternsOf(layer: Layer, index: number) {
  const { runs, usesReact, apart, alone } = layer;
  if (alone) return [OUTSIDE];
  const above = importsOf(LAYERS.slice(index + 1).filter((other) => !isForeign(runs, other.runs)));
  const foreign = importsOf(LAYERS.filter((other) => isForeign(runs, other.runs)));
  return [
    ...(above ? [{ regex: above, message: 'A file imports downwards only: this layer lies above.' }] : []),
    ...(foreign
      ? [{ regex: foreign, message: 'Browser and Node share types only.', allowTypeImports: runs === 'browser' }]
      : []),
    ...(runs === 'browser' ? [SCHEMAS, NODE_PACKAGES] : []),
    ...(runs === 'browser' || usesReact ? [] : [REACT]),
    ...(apart ? [SIBLINGS] : []),
  ];
}

/** Rules of the lint: no file imports what stands above it. Of two that fit a file, the lint takes the later one. */
export const layerLint = () => ({
  overrides: LAYERS.slice(0, -1)
    .map((layer, index) => ({
      files: layer.paths.map(globOf),
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts'],
      rules: { 'no-restricted-imports': ['error', { patterns: patternsOf(layer, index) }] },
    }))
    // Schemas of sections stand below the sections, whose folder they share.
    .sort((a, b) => Number(a.files.includes(SECTION_SCHEMAS)) - Number(b.files.includes(SECTION_SCHEMAS))),
});

const SECTION_SCHEMAS = 'src/sections/**/*.schema.ts';
