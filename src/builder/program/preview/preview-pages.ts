import { asInterfaceLanguage, interfaceLanguage, type InterfaceLanguage } from '../../../i18n/interface-language.ts';
import { escapeXml } from '../../../content/outputs/escape-xml.ts';
import { LINKED_ATTRIBUTE } from '../../protocol/push-events.ts';
import { noteTexts } from '../../texts/notes/note-texts.ts';
import { previewLinkTexts } from '../../texts/preview-links/preview-link-texts.ts';
import { noteFormAddress } from './note-form-page.ts';

/** Headers of everything on the origin of previews: nothing is kept, found by a search engine, or told to another site. */
export const PREVIEW_HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Why there's no page. */
type NoPage = 'gone' | 'missing' | 'broken' | 'tooMany';

const STATUS: Readonly<Record<NoPage, number>> = { gone: 404, missing: 404, broken: 503, tooMany: 429 };

/** The policy of a page without a script. */
const PLAIN_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Returns a page that says why there's no other, in the language of the person who asks. */
export function noPreview(reason: NoPage, headers: Record<string, string> = {}): Response {
  const { page } = previewLinkTexts();
  const hint = reason === 'missing' ? '' : `<p>${escapeXml(page[`${reason}Hint`])}</p>\n`;
  const body = `<!DOCTYPE html>
<html lang="${interfaceLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(page[reason])}</title>
<style>body { display: grid; place-content: center; min-height: 80vh; margin: 2rem; font: 1.125rem/1.5 system-ui, sans-serif; text-align: center } h1 { margin: 0; font-size: 1.5rem }</style>
</head>
<body>
<main>
<h1>${escapeXml(page[reason])}</h1>
${hint}</main>
</body>
</html>
`;
  return new Response(body, {
    status: STATUS[reason],
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PLAIN_POLICY, ...headers },
  });
}

/** Looks as it does on any site: its pages may style every element. */
const NOTE_STYLE = [
  'all:initial',
  'display:block',
  'box-sizing:border-box',
  'padding:8px 16px',
  'background:#fff3bf',
  'color:#3d2f00',
  'font:500 14px/1.5 system-ui,sans-serif',
  'text-align:center',
].join(';');

/**
 * Adds a note at the top of a page that says that it's a preview, in the language of the page.
 * @param path the path of the page
 * @param isVersion whether the page is of a version
 * @param takesNotes whether a note can be left about it
 */
export function withPreviewNote(html: string, path: string, isVersion: boolean, takesNotes = true): string {
  const language = asInterfaceLanguage(/<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1]) ?? 'en';
  const { label, note, noteOfVersion } = previewLinkTexts(language).page;
  const text = escapeXml(isVersion ? noteOfVersion : note);
  const aside = `<aside aria-label="${escapeXml(label)}" lang="${language}" style="${NOTE_STYLE}">${text}${takesNotes ? ` ${linkToForm(path, language)}` : ''}</aside>`;
  const noted = html.replace(/<body\b[^>]*>/, (body) => `${body}\n${aside}`);
  return isVersion ? noted : noted.replace('<html ', `<html ${LINKED_ATTRIBUTE} `);
}

/**
 * The link to the form for notes. It says from which page it was opened: a script may have shown another one by then. Its target
 * keeps that script from looking for a page of the site there.
 */
const linkToForm = (path: string, language: InterfaceLanguage): string =>
  `<a href="${escapeXml(noteFormAddress(path))}" target="_self" referrerpolicy="same-origin" style="color:#3d2f00;font:inherit;text-decoration:underline;white-space:nowrap">${escapeXml(noteTexts(language).page.link)}</a>`;
