/** What a paste can have and a text may not. */
export type PastedFormat =
  | 'bold'
  | 'italics'
  | 'underlines'
  | 'strikethrough'
  | 'raised'
  | 'links'
  | 'deadLinks'
  | 'insecureLinks'
  | 'lists'
  | 'numbers'
  | 'headings'
  | 'tables'
  | 'pictures';

/** The style attribute of an element. The browser's own reading drops what only Word knows. */
const styleOf = (element: Element): string => element.getAttribute('style')?.toLowerCase() ?? '';

/** Returns the value of a property in a style attribute. */
export function styleValue(element: Element, property: string): string | undefined {
  const declaration = styleOf(element)
    .split(';')
    .map((part) => part.split(':', 2).map((side) => side.trim()))
    .find(([name]) => name === property);
  return declaration?.[1];
}

/** Whether an element is bold; `undefined` if it doesn't say so. Google Docs wraps everything in a `b` that isn't. */
export function boldOf(element: Element): boolean | undefined {
  const weight = styleValue(element, 'font-weight');
  if (weight !== undefined && weight !== 'inherit') return weight.startsWith('bold') || Number(weight) >= 600;
  return /^(?:b|strong|th)$/.test(element.localName) ? element.localName !== 'th' || undefined : undefined;
}

/** Returns what an element's words have that no text holds. */
export function lostBy(element: Element, isInLink: boolean): PastedFormat[] {
  const name = element.localName;
  const own = styleValue(element, 'font-style');
  const line = `${styleValue(element, 'text-decoration') ?? ''} ${styleValue(element, 'text-decoration-line') ?? ''}`;
  const isItalic = own === undefined ? /^(?:i|em)$/.test(name) : /italic|oblique/.test(own);
  const isUnderlined = /^(?:u|ins)$/.test(name) || line.includes('underline');
  const isRaised = /^(?:sub|sup)$/.test(name) || /^(?:sub|super)$/.test(styleValue(element, 'vertical-align') ?? '');
  const lost: (PastedFormat | false)[] = [
    isItalic && 'italics',
    isUnderlined && !isInLink && 'underlines',
    (/^(?:s|del|strike)$/.test(name) || line.includes('line-through')) && 'strikethrough',
    isRaised && 'raised',
  ];
  return lost.filter((one) => one !== false);
}

/** Whether an element isn't part of the text: code, what is hidden, the signs before Word's list entries, its comments. */
export function isLeftOut(element: Element): boolean {
  const style = styleOf(element);
  return (
    /^(?:script|style|head|meta|link|title|template|noscript|xml|colgroup|input|select|textarea|button)$/.test(
      element.localName,
    ) ||
    element.hasAttribute('hidden') ||
    /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore|mso-element:\s*(?:comment|footnote|header|footer)/.test(
      style,
    ) ||
    /\bMso(?:CommentReference|FootnoteReference)\b/.test(element.getAttribute('class') ?? '')
  );
}

/** Whether an element is one of Word's list entries, which are paragraphs. */
export const isWordEntry = (element: Element): boolean =>
  element.localName === 'p' && /mso-list:(?!\s*(?:ignore|none))/.test(styleOf(element));

/** Whether the sign before one of Word's list entries is a number or a letter. */
export const isNumbered = (element: Element): boolean => {
  const sign = [...element.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/.test(styleOf(span)));
  return /^[\s\u00a0]*\(?[\da-z]{1,4}[.)]/i.test(sign?.textContent ?? '');
};

/** Whether an element begins on a line of its own. */
export const isBlock = (element: Element): boolean =>
  /^(?:p|div|section|article|header|footer|main|aside|nav|blockquote|address|figure|figcaption|d[ldt]|h[1-6]|pre|[uo]l|li|table|t(?:body|head|foot|r)|hr|form|fieldset|caption|center|details|summary)$/.test(
    element.localName,
  );
