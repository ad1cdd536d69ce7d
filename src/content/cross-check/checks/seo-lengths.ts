import type { RegionCode, SiteRegions } from '../../../regions/site-regions.ts';
import type { CollectionDefinition, Entry } from '../../../schema/define-collection.ts';
import type { Page } from '../../../schema/page.schema.ts';
import { MAX_DESCRIPTION, MAX_TITLE } from '../../../schema/seo.schema.ts';
import { fieldName, quote, type FileFinding } from '../../diagnostics/diagnostic.ts';
import { regionName } from '../../diagnostics/form-titles.ts';
import { named } from '../../diagnostics/in-forms.ts';
import type { CheckedFile } from '../../validate/validate.ts';
import { createSeoPreview, entriesAbove, type Fill, type FilledText } from './seo-preview.ts';
import type { CheckContext } from './check-context.ts';
import { entriesWord, entryWord, nameOfEntry } from './entry-words.ts';
import type { Path } from '../../../data/path.ts';

const LIMITS = { title: MAX_TITLE, description: MAX_DESCRIPTION } as const;

/** Maximum number of entries named for one text that becomes too long. */
const MAX_ENTRIES = 10;

/** The longest result of a text that became too long. */
interface Excess {
  text: string;
  length: number;
  region: RegionCode;
  /** The entry whose fields it contains. */
  entry?: Entry;
}

/** Reports search-engine titles and descriptions that exceed their limit after facts and fields of entries are filled in. */
export function checkSeoLengths(site: CheckContext): FileFinding[] {
  const fill = createSeoPreview(site.checked.singles, site.model.regions);
  return fill ? site.checked.pages.flatMap((page) => checkPage(site, page, fill)) : [];
}

function checkPage(site: CheckContext, { file, value: page }: CheckedFile<Page>, fill: Fill): FileFinding[] {
  const collection = site.model.collections.get(page.each ?? '');
  return (['title', 'description'] as const).flatMap((field) =>
    Object.entries<string>(page.seo[field]).flatMap(([key, text]) => {
      const filled = regionsOf(site, key).map((region) => fill(text, region, collection));
      const limit = LIMITS[field];
      const entries = collection && (site.checked.entries.get(collection.name) ?? []);
      const excesses = entries
        ? entriesAbove(entries, filled, limit).flatMap((entry) => longest(filled, limit, entry))
        : longest(filled, limit);
      const isByEntry = filled.some(({ taken }) => taken.length > 0);
      return describeAll(excesses, {
        file,
        path: ['seo', field, key],
        limit,
        regions: site.model.regions,
        collection: isByEntry ? collection : undefined,
      });
    }),
  );
}

/** Returns the regions that show a text with this language or region key. */
const regionsOf = ({ checked: { singles }, model }: CheckContext, key: string): RegionCode[] =>
  model.regions.codes.filter((code) => code === key || singles.regions?.value.regions[code].language === key);

function longest(fills: readonly FilledText[], limit: number, entry?: Entry): Excess[] {
  const tooLong = fills.flatMap(({ region, fill }): Excess[] => {
    const text = fill(entry);
    const { length } = [...text];
    return length > limit ? [{ text, length, region, ...(entry && { entry }) }] : [];
  });
  const [first] = tooLong.sort((a, b) => b.length - a.length);
  return first ? [first] : [];
}

/** A text for search engines. */
interface SeoText {
  file: string;
  path: Path;
  limit: number;
  regions: SiteRegions;
  /** The collection whose entries fill it in; `undefined` if it's the same for all of them. */
  collection: CollectionDefinition | undefined;
}

function describeAll(excesses: readonly Excess[], text: SeoText): FileFinding[] {
  const shown = excesses.slice(0, text.collection ? MAX_ENTRIES : 1);
  const left = text.collection ? excesses.length - shown.length : 0;
  return shown.map((excess, index) => describe(excess, text, index === shown.length - 1 ? left : 0));
}

function describe(
  { text, length, region, entry }: Excess,
  { file, path, limit, regions, collection }: SeoText,
  left: number,
): FileFinding {
  const name = fieldName(path.slice(1, 2));
  const word = entryWord(collection);
  const whose = collection && entry ? ` for the ${word} ${entry.id}` : '';
  const whoseInForm =
    collection && entry ? `, with the ${word} ${named(nameOfEntry(entry, collection, regions))},` : '';
  const more = left > 0 ? ` ${left} more ${entriesWord(collection)} make it too long.` : '';
  return {
    file,
    path,
    message: `In region ${region} the ${name}${whose} has ${length} characters; search engines show ${limit}.`,
    hint: `Shorten it by ${length - limit}; it reads ${quote(text)}.${more}`,
    form: {
      message: `The ${name} for ${regionName(region, regions)}${whoseInForm} has ${length} characters; search engines show ${limit}.`,
      hint: `Shorten it by ${length - limit}; it reads ${named(text)}.${more}`,
    },
  };
}
