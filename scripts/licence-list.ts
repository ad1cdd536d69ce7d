import type { LockedPackage } from './lockfile.ts';

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

const isTool = ({ dev, devOptional }: LockedPackage): boolean => dev === true || devOptional === true;
const licenceOf = ({ name, license }: LockedPackage): string => license ?? READ_BY_HAND[name] ?? 'unknown';

/** Packages under a licence that is on no list, as `name@version: licence`. */
export const unlistedLicences = (packages: readonly LockedPackage[]): string[] =>
  packages
    .filter((entry) => !(isTool(entry) ? OF_TOOLS : OF_SITE).includes(licenceOf(entry)))
    .map((entry) => `${entry.name}@${entry.version}: ${licenceOf(entry)}`);

/** The list of all packages by licence, as Markdown. */
export const licenceList = (packages: readonly LockedPackage[]): string =>
  [
    '# Licences',
    'Written by `npm run licences` from `package-lock.json`; changes here are lost.',
    ...chapter(
      'What the site is made of',
      packages.filter((entry) => !isTool(entry)),
    ),
    ...chapter('What works on it', packages.filter(isTool)),
  ].join('\n\n') + '\n';

function chapter(title: string, packages: readonly LockedPackage[]): string[] {
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
