import { createHash, randomBytes } from 'node:crypto';
import { interfaceLanguage } from '../../i18n/interface-language.ts';
import { escapeXml } from '../../content/outputs/escape-xml.ts';
import type { Person } from '../people/people.ts';
import { DRAFT_META, DRAFT_NAME_META, tokenOfDraft } from '../protocol/draft-place.ts';
import { EVENT_META } from '../protocol/push-events.ts';
import { SHELL_ADDRESS, WORKER_META } from '../protocol/worker-files.ts';
import type { ShellAssets } from './bundle-files.ts';

/** Address of the builder. */
export const SHELL_PATH = SHELL_ADDRESS;

/** What the shell's page is told. */
export interface ShellSettings {
  /** Lets its calls in. Empty where its script has to fetch it. */
  token: string;
  /** The person who has signed in. */
  person?: Person;
  /** Lets the page's own scripts run where its policy asks for one. Base64. */
  nonce?: string;
  /** The draft that it edits: both are empty for the main one. Left out: there is no other. */
  draft?: { id: string; name: string };
  /** Tells projects and drafts apart that are served at the same address one after the other. */
  project: string;
}

/** Creates the settings of a start, with a new token. */
export const createShellSettings = (root: string): ShellSettings => ({
  token: randomBytes(32).toString('hex'),
  project: projectName(root),
});

/** Returns the settings of the pages that edit a draft in a folder. */
export const settingsOfDraft = (
  { token }: Pick<ShellSettings, 'token'>,
  root: string,
  draft: { id: string; name: string },
): ShellSettings => ({ token: tokenOfDraft(token, draft.id), project: projectName(root), draft });

const projectName = (root: string): string => createHash('sha256').update(root).digest('hex');

/**
 * Returns the page of the builder, in the language of the person who asks.
 * @param scripts URLs of its script, and of the Danish texts
 * @param head markup for the end of its head
 */
export const shellPage = (
  { token, project, draft, person, nonce }: ShellSettings,
  { entry, danish }: Pick<ShellAssets, 'entry' | 'danish'>,
  head = '',
): string => `<!DOCTYPE html>
<html lang="${interfaceLanguage()}" data-mantine-color-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
<meta name="builder-token" content="${token}">
<meta name="builder-project" content="${project}">
${draft ? draftMeta(draft) : ''}${person ? personMeta(person) : ''}<title>Builder</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}</head>
<body>
<div id="builder"></div>
${[...(interfaceLanguage() === 'da' ? [danish] : []), entry].map((src) => `<script type="module"${nonceAttribute(nonce)} src="${src}"></script>`).join('\n')}
</body>
</html>
`;

const nonceAttribute = (nonce?: string): string => (nonce ? ` nonce="${nonce}"` : '');

const draftMeta = ({ id, name }: { id: string; name: string }): string =>
  `<meta name="${DRAFT_META}" content="${id}">\n<meta name="${DRAFT_NAME_META}" content="${escapeXml(name)}">\n`;

const personMeta = ({ id, name, role }: Person): string =>
  `<meta name="builder-person-id" content="${escapeXml(id)}">\n<meta name="builder-person" content="${escapeXml(name)}">\n<meta name="builder-role" content="${role}">\n`;

/**
 * Returns the page of the builder with the scripts and styles of a bundle.
 * @param lastEvent id of the last event, after which the page follows them
 * @param hasWorker whether it may be opened without a connection
 */
export function bundledShellPage(
  settings: ShellSettings,
  { preloads, styles, ...scripts }: ShellAssets,
  lastEvent: string,
  hasWorker = false,
): string {
  const head = [
    `<meta name="${EVENT_META}" content="${lastEvent}">`,
    ...(hasWorker ? [`<meta name="${WORKER_META}" content="">`] : []),
    ...preloads.map((href) => `<link rel="modulepreload"${nonceAttribute(settings.nonce)} href="${href}">`),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  return shellPage(settings, scripts, `${head.join('\n')}\n`);
}
