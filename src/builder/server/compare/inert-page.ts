import { serialize, type DefaultTreeAdapterTypes as Html } from 'parse5';
import { htmlAttribute } from '../../../authoring/import/html-tree.ts';
import { DIFFERENCE_KIND } from '../../protocol/compare-calls.ts';

/** Elements that run something, show another site, or load what isn't shown. */
const LEFT_OUT: ReadonlySet<string> = new Set(['script', 'iframe', 'frame', 'object', 'embed', 'base', 'portal']);

/** The links of a head that change how a page looks. */
const SHOWN_LINKS: ReadonlySet<string> = new Set(['stylesheet']);

/** Attributes with the address of a file that the page shows. */
const FILE_ATTRIBUTES: ReadonlySet<string> = new Set(['src', 'poster']);

/** Attributes that lead away from the page. */
const LEADING_AWAY: ReadonlySet<string> = new Set(['action', 'formaction', 'srcdoc', 'target', 'ping', 'autofocus']);

/** What a page may load. It runs nothing: its frame forbids scripts, too. */
const POLICY =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; media-src 'self'; form-action 'none'; base-uri 'none'";

/** How differences are outlined. Lines differ in form, not only in color. */
const OUTLINES = `
[${DIFFERENCE_KIND}] { outline: 3px solid #b45309 !important; outline-offset: 3px !important; }
[${DIFFERENCE_KIND}='added'] { outline: 3px double #15803d !important; }
[${DIFFERENCE_KIND}='removed'] { outline: 3px dashed #b91c1c !important; }
[${DIFFERENCE_KIND}='moved'] { outline: 3px dotted #4338ca !important; }
[${DIFFERENCE_KIND}][data-current] { outline-width: 6px !important; background-color: rgb(253 230 138 / 45%) !important; }
html { scroll-behavior: auto !important; }
`;

/**
 * Returns the HTML of a document that runs nothing, leads nowhere and sends nothing, with its differences outlined.
 * @param files where the files of its site are; '' if they're where the document says
 */
export function inertPage(document: Html.Document, files: string): string {
  for (const child of document.childNodes) if ('tagName' in child) makeInert(child, files);
  const html = serialize(document);
  const added = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  return html.replace('<head>', () => `<head>${added}`).replace('</head>', () => `<style>${OUTLINES}</style></head>`);
}

function makeInert(element: Html.Element, files: string): void {
  element.attrs = element.attrs.flatMap(({ name, value, ...rest }) => {
    if (name.startsWith('on') || LEADING_AWAY.has(name)) return [];
    if (name === 'href' && (element.tagName === 'a' || element.tagName === 'area')) return [];
    return [{ ...rest, name, value: movedValue(element, name, value, files) }];
  });
  if (element.tagName === 'style')
    for (const child of element.childNodes) if ('value' in child) child.value = movedUrls(child.value, files);
  element.childNodes = element.childNodes.filter((child) => !('tagName' in child) || isKept(child));
  for (const child of element.childNodes) if ('tagName' in child) makeInert(child, files);
}

function isKept(element: Html.Element): boolean {
  if (element.tagName === 'link') return SHOWN_LINKS.has(htmlAttribute(element, 'rel') ?? '');
  if (element.tagName === 'meta') return htmlAttribute(element, 'http-equiv') === undefined;
  return !LEFT_OUT.has(element.tagName);
}

function movedValue({ tagName }: Html.Element, name: string, value: string, files: string): string {
  if (name === 'style') return movedUrls(value, files);
  if (name === 'srcset' || name === 'imagesrcset')
    return value.replaceAll(/(^|,\s*)(\/(?!\/))/g, (_all, before: string, slash: string) => before + files + slash);
  const isFile = FILE_ATTRIBUTES.has(name) || (name === 'href' && tagName !== 'a');
  return isFile && /^\/(?!\/)/.test(value) ? files + value : value;
}

/** Moves the files that styles name. */
const movedUrls = (css: string, files: string): string =>
  css.replaceAll(/url\((['"]?)\/(?!\/)/g, (_all, quote: string) => `url(${quote}${files}/`);
