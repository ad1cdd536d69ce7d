/** The floors of the house, lowest first: a file imports from its own floor and from those below. */
const FLOORS = [
  ['regions', 'i18n', 'styles'],
  ['schema'],
  ['content'],
  ['components'],
  ['consent', 'contact', 'visitor-region'],
  ['sections'],
  ['layout'],
  ['page'],
  ['routes'],
];

const folder = (names) => `^src/(${names.join('|')})/`;

const upwards = FLOORS.map((names, index) => ({
  name: `no-upward-import-from-${names[0]}`,
  severity: 'error',
  comment: 'A file imports downwards only.',
  from: { path: folder(names), pathNot: '\\.test\\.tsx?$' },
  to: { path: [...FLOORS.slice(index + 1).map(folder), '^src/[^/]+\\.tsx?$', '^scripts/', '^tests/'] },
}));

export default {
  forbidden: [
    ...upwards,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-section-knows-another',
      severity: 'error',
      comment: 'A section type is one folder; what two of them share stands in components or schema.',
      from: { path: '^src/sections/([^/]+)/' },
      to: { path: '^src/sections/', pathNot: '^src/sections/$1/' },
    },
    {
      name: 'no-zod-or-yaml-in-the-browser',
      severity: 'error',
      comment: 'Components take types only; content is checked at build time.',
      from: { path: '^src/(components|consent|contact|visitor-region|layout|page|routes|boot)/|^src/sections/.*section\\.tsx$|^src/[^/]+\\.tsx$', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(zod|yaml)/|\\.schema\\.ts$|^src/content/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-vite-in-the-pipeline',
      severity: 'error',
      from: { path: '^src/(content|schema|regions|i18n)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(vite|react|@mantine)' },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'], exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
