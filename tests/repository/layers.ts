import { dirname } from 'node:path';

/** Where the code of a layer runs: in the browser, in Node, or in both. */
type Environment = 'anywhere' | 'browser' | 'node';

/** A layer: its files may import each other and files of earlier layers. */
interface Layer {
  /** Folders, files or globs, relative to the root of the repository. */
  paths: readonly string[];
  runs: Environment;
  /** Whether it may import React and packages that depend on it. Browser code always may. */
  usesReact?: boolean;
  /** Whether its subfolders may not import each other. */
  apart?: boolean;
  /** Whether it may import only packages and its own files. */
  alone?: boolean;
}

/**
 * The layers of the code, lowest first. Browser code and Node code may import only each other's types. Add a line for a
 * new folder, then run `npx vitest run tests/repository/layers.test.ts -u` to write the rules of `npm run lint`.
 */
export const LAYERS: readonly Layer[] = [
  { paths: ['src/i18n', 'src/trusted-types'], runs: 'anywhere' },
  { paths: ['src/styles', 'src/theme'], runs: 'anywhere', usesReact: true },
  { paths: ['src/regions'], runs: 'anywhere' },
  { paths: ['src/schema'], runs: 'anywhere' },
  { paths: ['src/sections/**/*.schema.ts'], runs: 'anywhere' },
  { paths: ['src/content'], runs: 'node' },
  { paths: ['src/hosting'], runs: 'node' },
  // The words of the builder; what it tells people about changes is also said by commands and assistants.
  { paths: ['src/builder/texts'], runs: 'anywhere' },
  // Requests and answers of the editing programs, checked by zod on both sides.
  { paths: ['src/builder/protocol'], runs: 'anywhere' },
  { paths: ['src/authoring'], runs: 'node' },
  { paths: ['src/builder/server'], runs: 'node' },
  { paths: ['src/components'], runs: 'browser' },
  { paths: ['src/consent', 'src/visitor-region'], runs: 'browser' },
  { paths: ['src/contact', 'src/head-script'], runs: 'browser' },
  { paths: ['src/sections'], runs: 'browser', apart: true },
  { paths: ['src/layout'], runs: 'browser' },
  { paths: ['src/page'], runs: 'browser' },
  { paths: ['src/routes'], runs: 'browser' },
  {
    paths: [
      'application.tsx',
      'entry-client.tsx',
      'entry-loader.ts',
      'entry-server.tsx',
      'router-root.tsx',
      'router.tsx',
    ].map((file) => `src/${file}`),
    runs: 'browser',
  },
  // In development only.
  { paths: ['gallery', 'src/development'], runs: 'browser' },
  ...['kit', 'state', 'form', 'outline', 'page', 'panels', 'shell'].map((folder): Layer => ({
    paths: [`src/builder/ui/${folder}`],
    runs: 'browser',
  })),
  { paths: ['src/builder/ui'], runs: 'browser' },
  { paths: ['ssg'], runs: 'node', alone: true },
  { paths: ['vite'], runs: 'node', usesReact: true },
  // The build renders the application.
  { paths: ['src/build'], runs: 'anywhere', usesReact: true },
  // Shared by tests, benchmarks and commands.
  { paths: ['tools'], runs: 'anywhere', usesReact: true },
  { paths: ['bench'], runs: 'anywhere', usesReact: true },
  // Commands may import everything.
  { paths: ['scripts'], runs: 'anywhere', usesReact: true },
];

const NODE_PACKAGES = { regex: '^node:', message: 'This code runs in the browser: no Node modules.' };
const REACT = {
  regex: '^(react|react-dom|@mantine/.*|@tanstack/.*)(/.*)?$',
  message: 'This layer may not import React or packages that depend on it.',
};
const SCHEMAS = {
  regex: String.raw`^(zod|yaml)$|\.schema\.ts$`,
  message: 'zod, yaml and schemas must stay out of the browser: import types only.',
  allowTypeImports: true,
};
const ICONS = {
  regex: '^@tabler/icons-react$',
  message:
    "In development, this loads all 5,900 icons. Write: import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'.",
  allowTypeImports: true,
};
const SIBLINGS = {
  regex: String.raw`^\.\./[^.]`,
  message: 'A section may not import another section: move shared code to components or schema.',
};
const OUTSIDE = { regex: String.raw`^\.\./`, message: 'This folder may import only packages and its own files.' };

/** The oxlint file pattern for a path of a layer. */
export const globOf = (path: string): string => (path.includes('.') ? path : `${path}/**/*.{ts,tsx}`);

/**
 * Matches import specifiers of layers' files, for example `../regions/money.ts` or `../../src/theme.ts`.
 * @param own the layer that imports: folders beside its own are also named without what they're in, as in `../form/a.ts`
 */
function importsOf(layers: readonly Layer[], own: Layer): string | undefined {
  const siblings = own.paths.map((path) => `${dirname(path)}/`).filter((folder) => folder.split('/').length > 2);
  const names = layers
    .flatMap(({ paths }) => paths.filter((path) => !path.includes('*')))
    .flatMap((path) => [
      path.replace(/^src\//, ''),
      ...siblings.flatMap((folder) => (path.startsWith(folder) ? [path.slice(folder.length)] : [])),
    ]);
  const parts = names.map((name) => (name.includes('.') ? `${name.replace('.', String.raw`\.`)}$` : `${name}/`));
  return parts.length > 0 ? String.raw`^(\.\./)+(src/)?(${[...new Set(parts)].join('|')})` : undefined;
}

const isForeign = (own: Environment, other: Environment): boolean =>
  own !== 'anywhere' && other !== 'anywhere' && own !== other;

function patternsOf(layers: readonly Layer[], layer: Layer, index: number) {
  const { runs, usesReact, apart, alone } = layer;
  if (alone) return [OUTSIDE];
  const above = importsOf(
    layers.slice(index + 1).filter((other) => !isForeign(runs, other.runs)),
    layer,
  );
  const foreign = importsOf(
    layers.filter((other) => isForeign(runs, other.runs)),
    layer,
  );
  return [
    ...(above ? [{ regex: above, message: 'A file may import only from its own layer or an earlier one.' }] : []),
    ...(foreign
      ? [
          {
            regex: foreign,
            message: 'Browser code and Node code share types only.',
            allowTypeImports: runs === 'browser',
          },
        ]
      : []),
    ...(runs === 'browser' ? [SCHEMAS, NODE_PACKAGES, ICONS] : []),
    ...(runs === 'browser' || usesReact ? [] : [REACT]),
    ...(apart ? [SIBLINGS] : []),
  ];
}

/**
 * The lint rules of all layers. If two rules match a file, oxlint applies the later one, so nested folders are sorted
 * after their parents, whatever their order in the table.
 */
export const layerLint = (layers = LAYERS) => ({
  overrides: layers
    .map((layer, index) => ({
      files: layer.paths.map(globOf),
      excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/*.test-d.ts'],
      rules: { 'no-restricted-imports': ruleOf(patternsOf(layers, layer, index)) },
    }))
    .sort((one, other) => depthOf(one.files) - depthOf(other.files)),
});

/** The rule that forbids imports that match a pattern. */
const ruleOf = (patterns: ReturnType<typeof patternsOf>) => (patterns.length > 0 ? ['error', { patterns }] : 'off');

/** Depth of a layer's highest folder. */
const depthOf = (files: readonly string[]): number =>
  Math.min(...files.map((file) => file.replace('/**/*.{ts,tsx}', '').split('/').length));
