import { lockedFolders, packagesOf, readLockfile, type LockedPackage } from './lockfile.ts';

/** A package, and whether it only runs during the build or on the server, not in visitors' browsers. */
export interface LicensedPackage extends LockedPackage {
  isTool: boolean;
}

/** Dependencies of the build and the preview server, which visitors don't receive. */
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

/** Licenses of code sent to visitors: they only require keeping the license text. */
const OF_SITE = ['MIT', 'ISC', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'Unlicense', '(MIT OR CC0-1.0)'];

/** Licenses of build-time code; packages under GPL, LGPL and MPL are used unmodified and not distributed. */
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
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'MIT-0',
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
  '(MPL-2.0 OR Apache-2.0)',
  'MPL-2.0',
  'Python-2.0',
];

/** Licenses of packages whose package.json npm can't interpret, taken from their license files. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'parse-cache-control': 'BSD-3-Clause',
  'zod-to-ts': 'MIT',
};

const isTool = (entry: LicensedPackage): boolean => entry.isTool;
const licenseOf = ({ name, license }: LockedPackage): string => license ?? READ_BY_HAND[name] ?? 'unknown';

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

/** Returns the names of packages and all their dependencies. */
function withDependencies(names: readonly string[], packages: readonly LockedPackage[]): ReadonlySet<string> {
  const found = new Set(names);
  // Iterating over a set includes items that are added during iteration.
  for (const name of found)
    for (const { dependencies, peerDependencies, peerDependenciesMeta } of packages.filter((one) => one.name === name))
      for (const needed of Object.keys({ ...dependencies, ...peerDependencies }))
        if (!peerDependenciesMeta?.[needed]?.optional) found.add(needed);
  return found;
}

/** Returns packages whose license isn't allowed, as `name@version: license`. */
export const unlistedLicenses = (packages: readonly LicensedPackage[]): string[] =>
  packages
    .filter((entry) => !(isTool(entry) ? OF_TOOLS : OF_SITE).includes(licenseOf(entry)))
    .map((entry) => `${entry.name}@${entry.version}: ${licenseOf(entry)}`);

/** Renders all packages by license as Markdown. */
export const licenseList = (packages: readonly LicensedPackage[]): string =>
  [
    '# Licenses',
    'Written by `npm run docs:licenses` from the lockfiles; changes here are lost.',
    ...chapter(
      'Packages of the site',
      packages.filter((entry) => !isTool(entry)),
    ),
    ...chapter('Packages of the build and the tests', packages.filter(isTool)),
  ].join('\n\n') + '\n';

function chapter(title: string, packages: readonly LicensedPackage[]): string[] {
  const namesOf = (license: string) => [
    ...new Set(
      packages.filter((entry) => licenseOf(entry) === license).map(({ name, version }) => `${name} ${version}`),
    ),
  ];
  const groups = [...new Set(packages.map(licenseOf))]
    .sort()
    .map((license) => [license, namesOf(license).sort()] as const);
  return [
    `## ${title}`,
    ...groups.flatMap(([license, names]) => [`### ${license} (${names.length})`, names.join(', ')]),
  ];
}
