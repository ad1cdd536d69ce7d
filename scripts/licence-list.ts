import { lockedFolders, packagesOf, readLockfile, type LockedPackage } from './lockfile.ts';

/** A package, and whether it only works on the site: visitors get nothing of it. */
export interface LicensedPackage extends LockedPackage {
  isTool: boolean;
}

/** Dependencies of the build and the preview server. Visitors get nothing of them. */
const BUILD_TOOLS = new Set([
  '@vitejs/plugin-react',
  'fontkit',
  'piscina',
  'postcss',
  'postcss-selector-parser',
  'sharp',
  'srvx',
  'tsx',
  'vite',
]);

/** Licences of what visitors are sent: they ask for no more than that their text is kept. */
const OF_SITE = ['MIT', 'ISC', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'Unlicense', '(MIT OR CC0-1.0)'];

/** Licences of what only works on the site; those of the GPL, LGPL and MPL are used as they come and not passed on. */
const OF_TOOLS = [
  ...OF_SITE,
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'GPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT-0',
  '(MIT AND Zlib)',
  'MPL-2.0',
  'Python-2.0',
];

/** Licences of packages that state theirs in words that npm does not read, as their files say. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'parse-cache-control': 'BSD-3-Clause' };

const isTool = (entry: LicensedPackage): boolean => entry.isTool;
const licenceOf = ({ name, license }: LockedPackage): string => license ?? READ_BY_HAND[name] ?? 'unknown';

/** Reads all packages of the project and of `tools/`. */
export function readLicensedPackages(root: string): LicensedPackage[] {
  const packages = packagesOf(readLockfile(root));
  const { dependencies = {} } = readLockfile(root).packages[''] ?? {};
  const site = withDependencies(
    Object.keys(dependencies).filter((name) => !BUILD_TOOLS.has(name)),
    packages,
  );
  const tools = lockedFolders(root)
    .slice(1)
    .flatMap((folder) => packagesOf(readLockfile(folder)));
  return [
    ...packages.map((entry) => ({ ...entry, isTool: !site.has(entry.name) })),
    ...tools.map((entry) => ({ ...entry, isTool: true })),
  ];
}

/** Returns names of packages and of everything that they depend on. */
function withDependencies(names: readonly string[], packages: readonly LockedPackage[]): ReadonlySet<string> {
  const found = new Set(names);
  // A set also visits what is added while it is iterated.
  for (const name of found)
    for (const { dependencies, peerDependencies, peerDependenciesMeta } of packages.filter((one) => one.name === name))
      for (const needed of Object.keys({ ...dependencies, ...peerDependencies }))
        if (!peerDependenciesMeta?.[needed]?.optional) found.add(needed);
  return found;
}

/** Packages under a licence that is on no list, as `name@version: licence`. */
export const unlistedLicences = (packages: readonly LicensedPackage[]): string[] =>
  packages
    .filter((entry) => !(isTool(entry) ? OF_TOOLS : OF_SITE).includes(licenceOf(entry)))
    .map((entry) => `${entry.name}@${entry.version}: ${licenceOf(entry)}`);

/** The list of all packages by licence, as Markdown. */
export const licenceList = (packages: readonly LicensedPackage[]): string =>
  [
    '# Licences',
    'Written by `npm run licences` from the lockfiles; changes here are lost.',
    ...chapter(
      'What the site is made of',
      packages.filter((entry) => !isTool(entry)),
    ),
    ...chapter('What works on it', packages.filter(isTool)),
  ].join('\n\n') + '\n';

function chapter(title: string, packages: readonly LicensedPackage[]): string[] {
  const namesOf = (licence: string) => [
    ...new Set(
      packages.filter((entry) => licenceOf(entry) === licence).map(({ name, version }) => `${name} ${version}`),
    ),
  ];
  const groups = [...new Set(packages.map(licenceOf))]
    .sort()
    .map((licence) => [licence, namesOf(licence).sort()] as const);
  return [
    `## ${title}`,
    ...groups.flatMap(([licence, names]) => [`### ${licence} (${names.length})`, names.join(', ')]),
  ];
}
