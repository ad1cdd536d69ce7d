import { translated } from '../../../i18n/translations.ts';
import { capitalized, joined, Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import { type FileFinding, inBoth, quote } from '../../diagnostics/diagnostic.ts';
import { isLanguage, type Language, type SiteRegions } from '../../../regions/site-regions.ts';
import type { CollectionDefinition } from '../../../schema/define-collection.ts';
import { slugPart } from '../../../schema/slug.ts';
import { languageWord, named, namedWhole } from '../../diagnostics/in-forms.ts';
import { isPagePath, joinPath } from '../../read/page-paths.ts';
import { fieldTitle } from '../../validate/schema-introspection.ts';
import { reservedPathProblem } from './reserved-names.ts';
import { entryPageName } from './needed-pages.ts';
import type { CheckContext, CrossFileCheck } from './check-context.ts';
import { createDuplicateDetector, fileNameOf, type IndexedEntry } from './indexed-entry.ts';
import { entryInForm, entryWord } from './entry-words.ts';
import type { Path } from '../../../data/path.ts';
import { seenAs, VISITORS } from '../../diagnostics/what-visitors-see.ts';

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
function partsOf(
  { madeFrom }: IndexedEntry,
  { collection: { schema }, regions }: Place,
  join: (part: Phrase, next: Phrase) => Phrase,
): Phrase {
  const parts = madeFrom.map(({ path: written }) => {
    const { path, language } = fieldOf(written, regions);
    const title = inSentence(fieldTitle(schema, path));
    return language ? say`the ${languageWord(language)} ${title}` : say`the ${title}`;
  });
  return parts.reduce(join);
}

const and = (part: Phrase, next: Phrase): Phrase => say`${part} and ${next}`;
const or = (part: Phrase, next: Phrase): Phrase => say`${part} or ${next}`;

/** A field's title inside a sentence. */
const inSentence = (title: string): Phrase =>
  new Phrase((language) => translated(title, language).toLowerCase(), [title]);

/** Reports a file that repeats both id and address of another one, which means that it was copied. */
function copy(entry: IndexedEntry, original: string, place: Place): FileFinding {
  const { file } = entry;
  const titles = titlesOf(entry, place);
  const same = `${titles
    .slice(0, -1)
    .map((title) => `, ${title}`)
    .join('')} and ${titles.at(-1)}.`;
  const others = `the ${titles.join(' and ')} of the other ${entryWord(place.collection)}`;
  const phrases = titles.map(inSentence);
  const all = joined([say`short name`, ...phrases.slice(0, -1)], ', ');
  return {
    file,
    path: ['id'],
    message: `The file is a copy of ${original}: both have the same id${same}`,
    hint: isPagePath(fileNameOf(file))
      ? `Write "id: ${fileNameOf(file)}" and ${others}. If the file is a mistake, delete it, or bring back what was here.`
      : `Rename the file, and write its name as the id, and ${others}. If the file is a mistake, delete it.`,
    form: {
      message: say`This is a copy of ${verbatim(original)}: both have the same ${all} and ${phrases.at(-1) ?? all}.`,
      hint: say`Give it another short name, and write the ${phrases.reduce(and)} of the other ${entryInForm(place.collection)}. If it is a mistake, delete it.`,
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
          message: say`The short name ${named(id)} is also used in ${verbatim(earlier)}.`,
          hint: say`Give each ${entryInForm(collection)} a short name of its own.`,
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
            message: say`The short name ${named(id)} differs from the name under which the ${entryInForm(collection)} is stored.`,
            hint: isPagePath(expected)
              ? say`Write ${namedWhole(expected)} as the short name, here and wherever the ${entryInForm(collection)} is named.`
              : say`Ask your developer to store it under the name ${namedWhole(id)}.`,
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
  if (earlier && earlier !== file)
    return [
      {
        file,
        path: fieldOf(path, regions).path,
        ...seenAs(
          inBoth(
            say`The address /${verbatim(address)} belongs to ${verbatim(earlier)} already: it is made of ${partsOf(entry, place, and)}.`,
            say`Change one of the two.`,
          ),
          VISITORS.sameAddress,
        ),
      },
    ];
  if (madeFrom.length > 0 && /^-|-$|^$/.test(slug))
    return [
      {
        file,
        path: fieldOf(path, regions).path,
        ...inBoth(
          say`${capitalized(partsOf(entry, place, or))} has no letter that an address can have.`,
          say`Write it with letters from a to z.`,
        ),
      },
    ];
  const wrong = reservedPathProblem(address, regions);
  if (!wrong) return [];
  const culprit = madeFrom.find(({ text }) => reservedPathProblem(`${slugPart(text)}-`, regions)) ?? madeFrom.at(-1);
  const hint = culprit && say`Choose another word: the address is made of ${partsOf(entry, place, and)}.`;
  return [
    {
      file,
      path: culprit?.path ?? path,
      message: `No page can have the address /${address}: ${wrong.inFile}.`,
      hint: hint?.english ?? 'Choose another id, and rename the file.',
      form: {
        message: say`No page can have the address /${verbatim(address)}: ${wrong.inForm}.`,
        hint: hint ?? say`Choose another short name.`,
      },
    },
  ];
}
