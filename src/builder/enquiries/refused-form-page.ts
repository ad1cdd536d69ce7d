import { escapeXml } from '../../content/outputs/escape-xml.ts';
import { LOCAL_FORM_ENDPOINT } from '../../schema/contact-form-data.ts';
import type { LiveLayout } from './live-layout.ts';

/** The policy of a page without a script. */
export const REFUSED_FORM_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const STYLE = `
body { margin: 0 auto; padding: 2rem 1.25rem; max-width: 36rem; font: 1rem/1.5 system-ui, sans-serif; color: #1f2328; background: #fff }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.25 }
label { display: block; margin: 1rem 0 .25rem; font-weight: 600 }
input, select, textarea { box-sizing: border-box; width: 100%; padding: .625rem .75rem; border: 1px solid #767c83; border-radius: 6px; font: inherit }
button { margin-top: 1.5rem; padding: .75rem 1.25rem; border: 0; border-radius: 6px; font: inherit; font-weight: 600; color: #fff; background: #1f2328 }
a { color: inherit }
`;

/**
 * Returns the page for a visitor without script whose form wasn't accepted: it says so in the words of the site, and keeps what was written,
 * to be sent again.
 * @param fields what was sent; `undefined` if it couldn't be read
 */
export function refusedFormPage(
  { region, siteName, home, form }: LiveLayout,
  fields: Readonly<Record<string, unknown>> | undefined,
): string {
  const { toasts } = form;
  return `<!DOCTYPE html>
<html lang="${escapeXml(region.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(`${toasts.submissionErrorTitle} | ${siteName}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeXml(toasts.submissionErrorTitle)}</h1>
<p role="alert">${escapeXml(toasts.submissionError)}</p>
${fields ? filledForm(form, fields) : ''}<p><a href="${escapeXml(home.to)}">${escapeXml(siteName)}</a></p>
</main>
</body>
</html>
`;
}

function filledForm(
  { labels, choices, subject, thankYouUrl }: LiveLayout['form'],
  fields: Readonly<Record<string, unknown>>,
): string {
  const valueOf = (name: string) => escapeXml(typeof fields[name] === 'string' ? fields[name] : '');
  const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeXml(value)}">\n`;
  const control = (name: string, label: string, markup: string) =>
    `<label for="${name}">${escapeXml(label)}</label>\n${markup}\n`;
  const input = (name: string, label: string, attributes: string) =>
    control(name, label, `<input id="${name}" name="${name}" ${attributes} value="${valueOf(name)}">`);
  const options = [{ value: '', label: labels.choiceEmpty ?? '' }, ...choices].map(
    ({ value, label }) =>
      `<option value="${escapeXml(value)}"${value === fields['service'] ? ' selected' : ''}>${escapeXml(label)}</option>`,
  );
  return [
    `<form action="${LOCAL_FORM_ENDPOINT}" method="post" aria-label="${escapeXml(labels.label)}">\n`,
    hidden('_next', thankYouUrl),
    hidden('_subject', subject),
    input('name', labels.name, 'type="text" autocomplete="name" required'),
    input('email', labels.email, 'type="email" autocomplete="email" required'),
    input('company', `${labels.company} (${labels.optional})`, 'type="text" autocomplete="organization"'),
    choices.length === 0
      ? ''
      : control(
          'service',
          `${labels.choice} (${labels.optional})`,
          `<select id="service" name="service">${options.join('')}</select>`,
        ),
    // A line break at the start of the text would be lost without this one.
    control(
      'message',
      labels.message,
      `<textarea id="message" name="message" rows="8" required>\n${valueOf('message')}</textarea>`,
    ),
    `<button type="submit">${escapeXml(labels.submit)}</button>\n</form>\n`,
  ].join('');
}
