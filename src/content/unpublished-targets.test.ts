import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContent, type ContentReader, type LoadedSite } from './load-content.ts';
import { siteRoutes } from './page-data/routes.ts';

const DAY = '2026-12-01';
const NEEDED = /pages\/(?:404|article|case-study|case-study-not-found|home|thank-you)\.yaml$/;

/** States in which a page or an entry isn't shown on the day. */
const STATES = ['draft: true', 'visibleFrom: "2027-01-01"', 'visibleUntil: "2026-11-30"'];

let root: string;
let content: ContentReader;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'targets-'));
  cpSync('content', join(root, 'content'), { recursive: true });
  for (const name of ['public', 'src']) symlinkSync(join(process.cwd(), name), join(root, name));
  content = await openContent(root);
});
afterAll(() => rmSync(root, { recursive: true }));

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${folder}/${name}`);

/** Files whose page isn't required. */
const FILES = ['case-studies', 'articles', 'pages']
  .flatMap((folder) => filesBelow(`content/${folder}`))
  .filter((file) => !NEEDED.test(file));

/** Replaces text in files, and returns a function that restores them. */
function change(edits: readonly (readonly [file: string, edit: (text: string) => string])[]): () => void {
  const before = new Map(edits.map(([file]) => [file, readFileSync(join(root, file), 'utf8')]));
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  for (const [file, edit] of edits) write(file, edit(before.get(file) ?? ''));
  content.update([...before.keys()]);
  return () => {
    for (const [file, text] of before) write(file, text);
    content.update([...before.keys()]);
  };
}

const readSite = async () => {
  const { site, diagnostics } = await content.result({ day: DAY, drafts: false });
  return { site, errors: diagnostics.filter(({ severity }) => severity === 'error') };
};

/** Points the links and buttons of a text that lead to an address, in quotes or not, to the home page. */
const withoutLinks = (address: string) => (text: string) =>
  text
    .replaceAll(new RegExp(`\\]\\(${address}(?:#[^)]*)?\\)`, 'g'), '](/)')
    .replaceAll(new RegExp(`\\bto: "?${address}(?:#\\S*)?"?$`, 'gm'), 'to: /');

/** Returns the internal links in a value: whole texts, and links within texts. */
function* linksIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/^\/[a-z]{2}(?:\/|$)/.test(value)) yield value;
    for (const [, to = ''] of value.matchAll(/\]\((\/[^)\s]*)\)/g)) yield to;
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* linksIn(inner);
}

/** Returns the internal links of all pages that lead to no page. */
function deadLinks({ content: { shownRegions, ...rest }, model, pageData }: LoadedSite): string[] {
  const routes = siteRoutes({ ...rest, shownRegions }, model);
  const addresses = new Set(routes.map(({ path }) => path.replace(/\/$/, '')));
  const isDead = (link: string) => !addresses.has((link.split('#')[0] ?? '').replace(/\/$/, ''));
  const parts = [...shownRegions.map((code) => pageData.layout(code)), ...routes.map((route) => pageData.page(route))];
  return [...new Set(parts.flatMap((part) => [...linksIn(part)]))].filter(
    (link) => !/\.\w+$/.test(link) && isDead(link),
  );
}

describe('a page or an entry that is not shown', () => {
  it('is linked from nowhere, and only links in texts and buttons are in its way', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const [index, file] of FILES.entries()) {
      const state = STATES[index % STATES.length] ?? '';
      const restore = change([[file, (text) => `${text.trimEnd()}\n${state}\n`]]);
      const { errors } = await readSite();
      const [address = ''] = errors.map(({ message }) => message.split(' ', 1)[0] ?? '');
      const linking = new Set(errors.map((error) => error.file));
      const undo = change([...linking].map((one) => [one, withoutLinks(address)]));
      const { site, errors: left } = await readSite();
      wrong.push(...left.map((error) => `${file}: ${error.file} ${error.path} ${error.message}`));
      wrong.push(...(site ? deadLinks(site) : []).map((link) => `${file} ${state}: ${link}`));
      undo();
      restore();
    }
    expect(wrong).toEqual([]);
  });
});
