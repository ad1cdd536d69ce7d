import { named } from '../../diagnostics/in-forms.ts';
import { type Phrase, say, verbatim } from '../../../i18n/phrase.ts';
import { isRegionCode, type SiteRegions } from '../../../regions/site-regions.ts';
import { quote } from '../../diagnostics/diagnostic.ts';
import { fileNameProblem } from '../../read/file-names.ts';

/** Why no page can have a path, as the end of a sentence: in words for the file, and for a form. */
export interface PathProblem {
  inFile: string;
  inForm: Phrase;
}

/** Says a reason for both, with the quotation marks of each. */
export const both = (reason: (quoted: (word: string) => Phrase) => Phrase): PathProblem => ({
  inFile: reason((word) => verbatim(quote(word))).english,
  inForm: reason(named),
});

/** Returns why no page can have a path without region, or `undefined` if one can: it's reserved, or no file's name. */
export function reservedPathProblem(address: string, regions: Pick<SiteRegions, 'codes'>): PathProblem | undefined {
  const [first = ''] = address.split('/');
  if (address.includes('sitemap')) return both((quoted) => say`addresses with ${quoted('sitemap')} show the sitemap`);
  if (isRegionCode(regions, first)) return both((quoted) => say`${quoted(first)} at the beginning is a region`);
  if (/(^|\/)index$/.test(address)) return both((quoted) => say`${quoted('index')} means the folder itself`);
  const problem = fileNameProblem(address);
  return problem && both(problem);
}

/** Ids that every page's layout already uses: header, footer, notice, dialog, application root. */
const RESERVED_IDS = new Set(
  [
    'main site-menu link-list region-list footer-follow notice-panel notice-title phone-choice',
    'purpose-necessary purpose-analytics purpose-marketing purpose-functional',
    'purpose-necessary-text purpose-analytics-text purpose-marketing-text purpose-functional-text',
    'app page announcer page-data stylesheet-slot',
  ].flatMap((names) => names.split(' ')),
);

/** Returns whether the layout already uses an anchor. */
export const isReserved = (anchor: string): boolean => RESERVED_IDS.has(anchor);
