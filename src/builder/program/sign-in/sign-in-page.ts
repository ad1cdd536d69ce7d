import { escapeXml } from '../../../content/outputs/escape-xml.ts';
import { interfaceLanguage } from '../../../i18n/interface-language.ts';
import { signInTexts } from '../../texts/sign-in/sign-in-texts.ts';
import type { SignInAssets } from '../bundle-files.ts';

/** Response headers of the pages on which people sign in: they run their own script, and nobody may frame them. */
export const SIGN_IN_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
} as const;

/** @param site the host at which people open the builder */
export function signInPage(site: string, assets: SignInAssets): string {
  const { signIn } = signInTexts();
  return page(
    { title: signIn.title, step: 'sign-in', assets },
    `<h1>${escapeXml(signIn.title)}</h1>
<p>${escapeXml(signIn.lead(site))}</p>
<button type="button" id="passkey">${escapeXml(signIn.button)}</button>
<p id="problem" role="alert"></p>
<details>
<summary>${escapeXml(signIn.lost)}</summary>
<form id="recovery">
<label for="code">${escapeXml(signIn.code)}</label>
<input id="code" required maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck="false" aria-describedby="code-hint">
<p id="code-hint">${escapeXml(signIn.codeHint)}</p>
<button>${escapeXml(signIn.useCode)}</button>
</form>
</details>`,
  );
}

/** The page of an invitation. Its script fills in the person's name: the secret of the link doesn't reach the server before. */
export function invitationPage(site: string, assets: SignInAssets): string {
  const { invitation } = signInTexts();
  return page(
    { title: invitation.title, step: 'invitation', assets },
    `<h1 id="title" data-copied="${escapeXml(invitation.copied)}">${escapeXml(invitation.title)}</h1>
<div id="invited" hidden>
<p>${escapeXml(invitation.lead(site))}</p>
<button type="button" id="passkey">${escapeXml(invitation.button)}</button>
</div>
<p id="problem" role="alert"></p>
<section id="codes" aria-labelledby="codes-title" hidden>
<h2 id="codes-title" tabindex="-1">${escapeXml(invitation.codes)}</h2>
<p>${escapeXml(invitation.codesLead)}</p>
<ol id="code-list"></ol>
<button type="button" id="copy">${escapeXml(invitation.copy)}</button>
<a href="/_builder/">${escapeXml(invitation.open)}</a>
</section>`,
  );
}

/** The page of a link that adds a device. Its script fills in the person's name. */
export function devicePage(site: string, assets: SignInAssets): string {
  const { device } = signInTexts();
  return page(
    { title: device.title, step: 'device', assets },
    `<h1 id="title">${escapeXml(device.title)}</h1>
<div id="invited" hidden>
<p>${escapeXml(device.lead(site))}</p>
<button type="button" id="passkey">${escapeXml(device.button)}</button>
</div>
<p id="problem" role="alert"></p>`,
  );
}

interface PageFrame {
  title: string;
  /** What the script does. */
  step: 'sign-in' | 'invitation' | 'device';
  assets: SignInAssets;
}

function page({ title, step, assets }: PageFrame, main: string): string {
  const problems = Object.entries(signInTexts().problems)
    .map(([name, words]) => ` data-${name}="${escapeXml(words)}"`)
    .join('');
  return `<!DOCTYPE html>
<html lang="${interfaceLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<link rel="stylesheet" href="${assets.styles}">
<script type="module" src="${assets.entry}"></script>
</head>
<body data-step="${step}"${problems}>
<main>
${main}
</main>
</body>
</html>
`;
}
