import { capitalize } from '../../../i18n/name-forms.ts';
import { isLanguage, languageName, type Language, type SiteRegions } from '../../../regions/site-regions.ts';
import type { CollectionDefinition } from '../../../schema/define-collection.ts';
import { slugPart } from '../../../schema/slug.ts';
import { quote, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { curlyQuotes, named, namedWhole } from '../../diagnostics/in-forms.ts';
import { isPagePath, joinPath } from '../../read/page-paths.ts';
import { fieldTitle } from '../../validate/schema-introspection.ts';
import { reservedPathProblem } from './reserved-names.ts';
import { entryPageName } from './needed-pages.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';
import { createDuplicateDetector, fileNameOf, type IndexedEntry } from './indexed-entry.ts';
import { entryWord } from './entry-words.ts';
import type { Path } from '../../../data/path.ts';

/** A collection of a site, and the path below which its entries have their pages. */
interface Place {
  collection: CollectionDefinition;
  basePath: string;
  regions: SiteRegions;
}

/** Reports entries that share an id or slug, or whose id or slug differs from the file name. */
export const checkEntryNames: CrossFileCheck = ({ index: { entries, entryPaths }, model }) => {
  const places = [...model.collections.values()].map((collection): Place => {
    const [basePath = entryPageName(collection)] = entryPaths.get(collection.name) ?? [];
    return { collection, basePath, regions: model.regions };
  });
  const basePaths = places.map(({ basePath }) => basePath).join('\n');
  const before = known.get(entries);
  if (before?.basePaths === basePaths) return before.found;
  const found = places.flatMap((place) => findInNames(entriesIn(entries, place), place));
  known.set(entries, { basePaths, found });
  return found;
};

const entriesIn = (entries: CheckContext['index']['entries'], { collection }: Place): IndexedEntry[] =>
  entries.filter((entry) => entry.collection === collection.name);

const known = new WeakMap<readonly IndexedEntry[], { basePaths: string; found: FileFinding[] }>();

function findInNames(entries: readonly IndexedEntry[], place: Place): FileFinding[] {
  const ids = createDuplicateDetector();
  const names = createDuplicateDetector();
  // The file whose name matches its id is the original, regardless of sort order.
  const fits = ({ file, id }: IndexedEntry) => id === fileNameOf(file);
  return [...entries.filter(fits), ...entries.filter((entry) => !fits(entry))].flatMap((entry) => {
    const { file, id, slug = file, named: name = file } = entry;
    const sameId = ids(id, file);
    // Entries whose address is their id share it only if they share the id.
    const sameAddress = entry.madeFrom.length > 0 ? (names(slug, file) ?? names(name, file)) : undefined;
    if (sameId && sameId === sameAddress) return [copy(entry, sameId, place)];
    return [...checkId(entry, sameId, place), ...checkAddress(entry, sameAddress, place)];
  });
}

/** Returns the titles of the fields that an address is made of, inside a sentence: "client", "industry". */
const titlesOf = ({ madeFrom }: IndexedEntry, { collection: { schema }, regions }: Place): string[] => [
  ...new Set(madeFrom.map(({ path }) => fieldTitle(schema, fieldOf(path, regions).path).toLowerCase())),
];

/** Returns the field that a text stands in, and its language if it has one. */
function fieldOf(path: Path, regions: SiteRegions): { path: Path; language?: Language } {
  const language = path.at(-1);
  return path.length > 1 && isLanguage(regions, language) ? { path: path.slice(0, -1), language } : { path };
}

/** Lists the texts that an address is made of: "the client and the English industry". */
const partsOf = ({ madeFrom }: IndexedEntry, { collection: { schema }, regions }: Place, joint: 'and' | 'or'): string =>
  madeFrom
    .map(({ path: written }) => {
      const { path, language } = fieldOf(written, regions);
      return `the ${language ? `${languageName(language)} ` : ''}${fieldTitle(schema, path).toLowerCase()}`;
    })
    .join(` ${joint} `);

/** Reports a file that repeats both id and address of another one, which means that it was copied. */
function copy(entry: IndexedEntry, original: string, place: Place): FileFinding {
  const { file } = entry;
  const titles = titlesOf(entry, place);
  const same = `${titles
    .slice(0, -1)
    .map((title) => `, ${title}`)
    .join('')} and ${titles.at(-1)}.`;
  const others = `the ${titles.join(' and ')} of the other ${entryWord(place.collection)}`;
  return {
    file,
    path: ['id'],
    message: `The file is a copy of ${original}: both have the same id${same}`,
    hint: isPagePath(fileNameOf(file))
      ? `Write "id: ${fileNameOf(file)}" and ${others}. If the file is a mistake, delete it, or bring back what was here.`
      : `Rename the file, and write its name as the id, and ${others}. If the file is a mistake, delete it.`,
    form: {
      message: `This is a copy of ${original}: both have the same short name${same}`,
      hint: `Give it another short name, and write ${others}. If it is a mistake, delete it.`,
    },
  };
}

function checkId({ file, id }: IndexedEntry, earlier: string | undefined, { collection }: Place): FileFinding[] {
  const word = entryWord(collection);
  if (earlier)
    return [
      {
        file,
        path: ['id'],
        message: `The id ${quote(id)} is also used in ${earlier}.`,
        hint: `Give each ${word} an id of its own.`,
        form: {
          message: `The short name ${named(id)} is also used in ${earlier}.`,
          hint: `Give each ${word} a short name of its own.`,
        },
      },
    ];
  const expected = fileNameOf(file);
  return id === expected
    ? []
    : [
        {
          file,
          path: ['id'],
          message: `The id ${quote(id)} differs from the name of the file.`,
          hint: isPagePath(expected)
            ? `Write "id: ${expected}" here and wherever the ${word} is named, or rename the file to ${id}.yaml.`
            : `Rename the file to ${id}.yaml.`,
          form: {
            message: `The short name ${named(id)} differs from the name under which the ${word} is stored.`,
            hint: isPagePath(expected)
              ? `Write ${namedWhole(expected)} as the short name, here and wherever the ${word} is named.`
              : `Ask your developer to store it under the name ${namedWhole(id)}.`,
          },
        },
      ];
}

function checkAddress(entry: IndexedEntry, earlier: string | undefined, place: Place): FileFinding[] {
  const { basePath, regions } = place;
  const { file, slug, madeFrom } = entry;
  const path: Path = madeFrom[0]?.path ?? ['id'];
  if (slug === undefined) return [];
  const address = joinPath(basePath, slug);
  const isMade = `the address is made of ${partsOf(entry, place, 'and')}`;
  if (earlier && earlier !== file)
    return [
      {
        file,
        path: fieldOf(path, regions).path,
        message: `The address /${address} belongs to ${earlier} already: ${isMade.replace('the address', 'it')}.`,
        hint: 'Change one of the two.',
        form: 'same',
      },
    ];
  if (madeFrom.length > 0 && /^-|-$|^$/.test(slug))
    return [
      {
        file,
        path: fieldOf(path, regions).path,
        message: `${capitalize(partsOf(entry, place, 'or'))} has no letter that an address can have.`,
        hint: 'Write it with letters from a to z.',
        form: 'same',
      },
    ];
  const wrong = reservedPathProblem(address, regions);
  if (!wrong) return [];
  const culprit = madeFrom.find(({ text }) => reservedPathProblem(`${slugPart(text)}-`, regions)) ?? madeFrom.at(-1);
  const message = (why: string) => `No page can have the address /${address}: ${why}.`;
  const hint = culprit ? `Choose another word: ${isMade}.` : 'Choose another id, and rename the file.';
  return [
    {
      file,
      path: culprit?.path ?? path,
      message: message(wrong),
      hint,
      form: {
        message: message(curlyQuotes(wrong)),
        hint: culprit ? hint : 'Choose another short name.',
      },
    },
  ];
}
