import { texts } from '../../../texts/texts.ts';

/** Formats that a paste may have, with how HTML writes them. */
const FORMATS: readonly { format: keyof typeof texts.form.pasted.formats; selector: string }[] = [
  { format: 'bold', selector: 'b, strong, [style*="font-weight"]' },
  { format: 'italics', selector: 'i, em, [style*="font-style"]' },
  { format: 'underlines', selector: 'u, ins' },
  { format: 'strikethrough', selector: 's, del, strike' },
  { format: 'links', selector: 'a[href]' },
  { format: 'lists', selector: 'ul, ol' },
  { format: 'headings', selector: 'h1, h2, h3, h4, h5, h6' },
  { format: 'tables', selector: 'table' },
  { format: 'pictures', selector: 'img, svg, picture' },
];

/** Names the formats of pasted HTML, as far as they belong to words. */
export function pastedFormats(html: string): string[] {
  if (html === '') return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return FORMATS.filter(({ selector }) => [...body.querySelectorAll<HTMLElement>(selector)].some(isFormatted)).map(
    ({ format }) => texts.form.pasted.formats[format],
  );
}

/** Whether an element formats something. Google Docs wraps all that it copies in `<b style="font-weight:normal">`. */
function isFormatted(element: HTMLElement): boolean {
  const { localName, style, textContent } = element;
  if (['img', 'svg', 'picture'].includes(localName)) return true;
  if (textContent.trim() === '') return false;
  const weight = style.fontWeight;
  if (['b', 'strong'].includes(localName) || weight !== '') return weight === '' ? true : isBold(weight);
  if (['i', 'em'].includes(localName) || style.fontStyle !== '')
    return style.fontStyle === '' ? true : /italic|oblique/.test(style.fontStyle);
  return true;
}

const isBold = (weight: string): boolean => weight.startsWith('bold') || Number(weight) >= 600;

/** Says what of a paste isn't kept; `undefined` if everything is. */
export function pasteNote(html: string, text: string, isRich: boolean): string | undefined {
  const words = texts.form.pasted;
  const formats = pastedFormats(html);
  const breaks = !isRich && /\S[^\S\n\r]*[\n\r]\s*\S/.test(text) ? words.lineBreaks : '';
  const lost = formats.length > 0 ? words.plain(listOf(formats)) : '';
  const remedy = lost !== '' && isRich ? words.remedy : '';
  return [lost, remedy, breaks].filter(Boolean).join(' ') || undefined;
}

const listOf = (words: readonly string[]): string =>
  new Intl.ListFormat(texts.common.locale, { type: 'conjunction' }).format(words);
