import { EditRefusal } from '../../edit/edit-operation.ts';
import { changeFields, eachText } from './retarget.ts';
import { CompoundRefusal, type SiteTexts } from './site-texts.ts';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Parts of a text that aren't prose: placeholders and link targets. */
const NOT_PROSE = String.raw`\{[^{}]*\}|\]\([^()]*\)`;

/**
 * Replaces one or more words in all texts of the site, as whole words and case-sensitively.
 * @param language limits the replacement to one language
 */
export function replaceWord(site: SiteTexts, from: string, to: string, language?: string): void {
  if (from.trim() === '') throw new CompoundRefusal('content', new EditRefusal('Name the word that is replaced.', []));
  const pattern = new RegExp(`${NOT_PROSE}|(?<![\\p{L}\\p{N}])(${escaped(from)})(?![\\p{L}\\p{N}])`, 'gu');
  const change = (text: string) => text.replace(pattern, (all, found?: string) => (found === undefined ? all : to));
  changeFields(site, ({ kind, value }) => {
    if (!['text', 'rich-text', 'search-text', 'fact'].includes(kind)) return value;
    if (language === undefined || typeof value !== 'object' || value === null) return eachText(value, change);
    return Object.fromEntries(
      Object.entries(value).map(([key, text]) => [key, key === language ? eachText(text, change) : text]),
    );
  });
}
