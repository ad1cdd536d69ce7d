import { basename, dirname } from 'node:path/posix';

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
  /** Its own folders that are called like a layer: imports of them are its own. */
  folders?: readonly string[];
  /** Whether it may import the site: the site itself, and what measures and tests it. The engine may not. */
  knowsSite?: boolean;
}

/**
 * The layers of the code, lowest first. Browser code and Node code may import only each other's types. Add a line for a
 * new folder, then run `npx vitest run tests/repository/layers.test.ts -u` to write the rules of `npm run lint`.
 */
export const LAYERS: readonly Layer[] = [
  { paths: ['ssg'], runs: 'node', alone: true },
  { paths: ['src/i18n', 'src/trusted-types', 'src/data'], runs: 'anywhere' },
  { paths: ['src/styles', 'src/theme'], runs: 'anywhere', usesReact: true },
  { paths: ['src/regions'], runs: 'anywhere' },
  { paths: ['src/schema'], runs: 'anywhere' },
  { paths: ['src/sections/**/*.schema.ts'], runs: 'anywhere' },
  // What the site defines: its collections, files, words and section types.
  {
    paths: ['src/site/collections', 'src/site/singles', 'src/site/texts', 'src/site/config.ts', 'src/site/words.ts'],
    runs: 'anywhere',
    knowsSite: true,
  },
  { paths: ['src/site/sections/**/*.schema.ts'], runs: 'anywhere', knowsSite: true },
  // The model says what files mean, by the paths of pages that the content reads.
  { paths: ['src/model', 'src/content'], runs: 'node' },
  // The site's shared images are drawn with the content's typesetting.
  { paths: ['src/site/brand'], runs: 'node', knowsSite: true },
  { paths: ['src/hosting'], runs: 'node' },
  // The builder's words; its requests, which the server checks with zod, and the types of its answers.
  { paths: ['src/builder/texts'], runs: 'anywhere' },
  { paths: ['src/builder/protocol'], runs: 'anywhere' },
  { paths: ['src/authoring'], runs: 'node' },
  // What the builder and the server of the live release send by email.
  { paths: ['src/mail'], runs: 'node' },
  // Versions and releases of the site, and the server of the live one.
  { paths: ['src/publishing'], runs: 'node' },
  // Releases of the engine, and upgrades of a site to one.
  { paths: ['src/upgrade'], runs: 'node' },
  // Who may use the builder.
  { paths: ['src/builder/people'], runs: 'node' },
  // What visitors send by the contact form.
  { paths: ['src/builder/enquiries'], runs: 'node' },
  // What people write beside the content, and what they ask editors to publish.
  { paths: ['src/builder/notes', 'src/builder/reviews'], runs: 'node' },
  { paths: ['src/builder/server'], runs: 'node' },
  // What carries its answers: HTTP, pages and events.
  { paths: ['src/builder/program'], runs: 'node' },
  { paths: ['src/components'], runs: 'browser' },
  { paths: ['src/consent', 'src/visitor-region'], runs: 'browser' },
  { paths: ['src/contact', 'src/head-script'], runs: 'browser' },
  { paths: ['src/sections'], runs: 'browser', apart: true },
  { paths: ['src/site/collections/**/*.tsx'], runs: 'browser', knowsSite: true },
  { paths: ['src/site/sections'], runs: 'browser', apart: true, knowsSite: true },
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
  ...['kit', 'state', 'text', 'form', 'outline', 'page', 'panels', 'shell'].map((folder): Layer => ({
    paths: [`src/builder/ui/${folder}`],
    runs: 'browser',
    folders: ['model'],
  })),
  { paths: ['src/builder/ui'], runs: 'browser', folders: ['model'] },
  { paths: ['vite'], runs: 'node', usesReact: true },
  // The build renders the application.
  { paths: ['src/build'], runs: 'anywhere', usesReact: true },
  // Shared by tests, benchmarks and commands.
  { paths: ['tools'], runs: 'anywhere', usesReact: true, knowsSite: true },
  { paths: ['bench'], runs: 'anywhere', usesReact: true, knowsSite: true },
  // Commands may import everything.
  { paths: ['scripts'], runs: 'anywhere', usesReact: true, knowsSite: true },
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
const SITE = {
  regex: String.raw`^(\.\./)+(src/)?site/`,
  message: 'The engine knows no site: the model has what a site defines.',
};
const OUTSIDE = { regex: String.raw`^\.\./`, message: 'This folder may import only packages and its own files.' };

/** The oxlint file pattern for a path of a layer. */
export const globOf = (path: string): string => (path.includes('.') ? path : `${path}/**/*.{ts,tsx}`);

/** Matches import specifiers of a layer's files, for example `../regions/money.ts` or `../../src/theme.ts`. */
function importsOf(layers: readonly Layer[], { folders = [], paths: own }: Layer): string | undefined {
  const names = layers.flatMap(({ paths }) =>
    paths.filter((path) => !path.includes('*') && !folders.some((folder) => path === `src/${folder}`)),
  );
  // A neighbor in the same folder, such as `src/builder/server` for `src/builder/ui`, is imported without the folder's name.
  const isNeighbor = (path: string) =>
    dirname(path) !== 'src' && dirname(path) !== '.' && own.some((one) => one.startsWith(`${dirname(path)}/`));
  const parts = names
    .flatMap((path) => (isNeighbor(path) ? [path, basename(path)] : [path]))
    .map((path) => {
      const name = path.replace(/^src\//, '');
      return name.includes('.') ? `${name.replace('.', String.raw`\.`)}$` : `${name}/`;
    });
  return parts.length > 0 ? String.raw`^(\.\./)+(src/)?(${parts.join('|')})` : undefined;
}

const isForeign = (own: Environment, other: Environment): boolean =>
  own !== 'anywhere' && other !== 'anywhere' && own !== other;

function patternsOf(layers: readonly Layer[], layer: Layer, index: number) {
  const { runs, usesReact, apart, alone, knowsSite } = layer;
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
    ...(knowsSite ? [] : [SITE]),
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
