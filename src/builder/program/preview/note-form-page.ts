import { escapeXml } from '../../../content/outputs/escape-xml.ts';
import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { HONEYPOT } from '../../../schema/contact-form-data.ts';
import { MAX_NOTE_LENGTH } from '../../protocol/note-calls.ts';
import { MAX_PERSON_NAME } from '../../protocol/roles.ts';
import { noteTexts } from '../../texts/notes/note-texts.ts';

/** Where people with a preview link leave a note. */
export const NOTE_PATH = '/_note';

/** The query parameter with the path of the page that a note is about, and the one that says that it has arrived. */
export const PAGE_PARAMETER = 'page';
export const SENT_PARAMETER = 'sent';

/** The policy of the form: it's sent to its own server. */
export const NOTE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** What is in the form. */
export interface NoteFields {
  /** The path of the page that it's about. */
  page: string;
  name: string;
  note: string;
}

/** Returns the address of the form for a page. */
export const noteFormAddress = (page: string, isSent = false): string =>
  `${NOTE_PATH}?${new URLSearchParams({ [PAGE_PARAMETER]: page, ...(isSent && { [SENT_PARAMETER]: '1' }) }).toString()}`;

/**
 * Returns the page with the form, which needs no script.
 * @param problem why what was sent isn't taken; what was typed stays
 */
export function noteFormPage({ page, name, note }: NoteFields, problem?: string): string {
  const { page: words } = noteTexts();
  const field = (id: string, label: string, control: string) =>
    `<label for="${id}">${escapeXml(label)}</label>\n${control}`;
  return pageOf(
    words.title,
    `<p>${escapeXml(words.about(page))}</p>
<p class="quiet">${escapeXml(words.lead)}</p>
${problem === undefined ? '' : `<p role="alert">${escapeXml(problem)}</p>\n`}<form method="post" action="${NOTE_PATH}">
<input type="hidden" name="page" value="${escapeXml(page)}">
${field('name', words.name, `<input id="name" name="name" required maxlength="${MAX_PERSON_NAME}" autocomplete="name" value="${escapeXml(name)}">`)}
${field('note', words.text, `<textarea id="note" name="note" required maxlength="${MAX_NOTE_LENGTH}" rows="8">\n${escapeXml(note)}</textarea>`)}
<div hidden>${field('trap', words.trap, `<input id="trap" name="${HONEYPOT}" tabindex="-1" autocomplete="off">`)}</div>
<p class="end"><button>${escapeXml(words.send)}</button> ${backLink(page)}</p>
</form>`,
  );
}

/** Returns the page that says that a note has arrived. */
export const noteSentPage = (page: string): string => {
  const { page: words } = noteTexts();
  return pageOf(
    words.sent,
    `<p class="end">${backLink(page)} <a href="${escapeXml(noteFormAddress(page))}">${escapeXml(words.another)}</a></p>`,
  );
};

/** Returns a page that says why a form isn't taken. */
export const noteRefusedPage = (problem: string): string => pageOf(problem, '');

const backLink = (page: string): string => `<a href="${escapeXml(page)}">${escapeXml(noteTexts().page.back)}</a>`;

const STYLES = `body { max-width: 36rem; margin: 0 auto; padding: 2rem 1rem; background: #fff; color: #1a1a1f; font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0 0 .75rem; font-size: 1.5rem; line-height: 1.25 }
p { margin: 0 0 .5rem; overflow-wrap: anywhere }
.quiet { color: #55555f }
[role="alert"] { margin-block: 1rem 0; padding: .75rem 1rem; border-inline-start: 4px solid #c92a2a; background: #fff5f5 }
label { display: block; margin-block: 1.25rem .375rem; font-weight: 600 }
input, textarea { box-sizing: border-box; width: 100%; padding: .625rem .75rem; border: 1px solid #767680; border-radius: 6px; background: #fff; color: inherit; font: inherit }
.end { display: flex; flex-wrap: wrap; gap: .75rem 1.5rem; align-items: center; margin-block-start: 1.25rem }
button { min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 6px; background: #3b5bdb; color: #fff; font: inherit; font-weight: 600; cursor: pointer }
a { display: inline-block; padding-block: .625rem; color: #364fc7 }`;

const pageOf = (title: string, content: string): string => `<!DOCTYPE html>
<html lang="${interfaceLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
${content}
</main>
</body>
</html>
`;
