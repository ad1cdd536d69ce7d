import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { loadContent, type LoadedSite } from '../../../content/load-content.ts';
import { createRenderRequest, type RenderRequest } from '../../../content/page-data/render-requests.ts';
import { siteRoutes, type SiteRoute } from '../../../content/page-data/routes.ts';
import type { TracedText } from '../../protocol/page-answers.ts';
import { renderPage } from '../../../entry-server.tsx';
import { toPlainText } from '../../../../tests/support/plain-text.ts';
import { bodyOf, partElements, textsBelow } from './html-tree.ts';
import { tracePage, type TracedPage } from './trace-page.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const source = {
  root: ROOT,
  renderPage: (request: RenderRequest) =>
    renderPage(request, { headScript: '', entry: '', head: '', live: true as const }),
};

/** A page with all its texts and those that are traced. */
interface Page {
  route: SiteRoute;
  trace: TracedPage;
  /** Texts of the real page, by the name of their part. */
  texts: ReadonlyMap<string, readonly string[]>;
}

let site: LoadedSite;
let pages: Page[];

beforeAll(async () => {
  const loaded = await loadContent(ROOT);
  if (!loaded.site) throw new Error('The content has errors.');
  site = loaded.site;
  pages = [];
  for (const route of siteRoutes(site.content, site.model).filter(
    ({ pagePath, canonicalPath }) => pagePath === canonicalPath,
  )) {
    const html = await source.renderPage(createRenderRequest(site, route));
    const texts = [...partElements(bodyOf(html))].map(
      ([part, element]) => [part, textsBelow(element, []).map(({ text }) => text)] as const,
    );
    pages.push({ route, trace: await tracePage(site, route.path, source), texts: new Map(texts) });
  }
}, 240_000);

const files = new Map<string, unknown>();

/** Returns the value of a field as its file has it. */
function valueAt({ file, path }: TracedText['pieces'][number]['field']): unknown {
  if (!files.has(file)) files.set(file, parse(readFileSync(join(ROOT, file), 'utf8')));
  return path.reduce<unknown>((data, key) => Object(data)[key] as unknown, files.get(file));
}

const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const wordsOf = ({ text, pieces }: TracedText): string =>
  pieces.map(({ start, end }) => text.slice(start, end)).join('');

describe('over all pages of the content', () => {
  it('finds the field of 97 % of the letters of each page', () => {
    for (const { route, trace, texts } of pages) {
      const traced = trace.texts.filter(({ attribute }) => attribute === undefined);
      const all = letters([...texts.values()].flat().join(''));
      const known = letters(traced.map(wordsOf).join(''));
      const whole = new Set(traced.map(({ text }) => text));
      const unknown = [...texts.values()].flat().filter((text) => letters(text) > 0 && !whole.has(text));
      expect(known / all, `${route.path}; without a field: ${unknown.join(' | ')}`).toBeGreaterThan(0.97);
    }
  });

  it('finds as much of the sections alone', () => {
    const inSections = pages.flatMap(({ trace, texts }) =>
      [...texts].flatMap(([part, own]) =>
        part.startsWith('section-')
          ? [
              {
                all: letters(own.join('')),
                known: letters(
                  trace.texts
                    .filter((text) => text.part === part && text.attribute === undefined)
                    .map(wordsOf)
                    .join(''),
                ),
              },
            ]
          : [],
      ),
    );
    const sum = (key: 'all' | 'known') => inSections.reduce((total, section) => total + section[key], 0);
    expect(sum('known') / sum('all')).toBeGreaterThan(0.99);
  });

  it('shows the same words with and without marks', () => {
    for (const { route, trace } of pages)
      for (const [part, paths] of Object.entries(trace.differences)) expect(paths, `${route.path} ${part}`).toEqual([]);
  });

  it('names fields that hold the words of the page', () => {
    const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
    for (const { route, trace } of pages)
      for (const text of trace.texts)
        for (const { start, end, field, kind } of text.pieces) {
          const value = valueAt(field);
          const message = `${route.path}: "${text.text}" is ${field.file} ${field.path.join('.')}`;
          if (kind === 'image' || kind === 'number') continue;
          expect(value, message).toBeTypeOf('string');
          const written = kind === 'rich-text' ? toPlainText(String(value)) : String(value);
          // Dollars are converted, facts are fields of their own: what is left are the texts without either.
          if (/[{$]/.test(written)) continue;
          expect(squeeze(written), message).toContain(squeeze(text.text.slice(start, end)));
        }
  });

  it('names pictures of the page, and numbers', () => {
    const pieces = pages.flatMap(({ trace }) =>
      trace.texts.flatMap(({ text, pieces: own }) => own.map((piece) => ({ ...piece, text }))),
    );
    const valueOf = ({ field }: (typeof pieces)[number]) => valueAt(field);
    const pictures = pieces.filter(({ kind }) => kind === 'image');
    expect(pictures.length).toBeGreaterThan(0);
    for (const piece of pictures) expect([valueOf(piece), Object(valueOf(piece)).src]).toContain(piece.text);
    const numbers = pieces.filter(({ kind }) => kind === 'number');
    expect(numbers.length).toBeGreaterThan(0);
    for (const piece of numbers) expect(String(valueOf(piece))).toMatch(/^\d[\d.:-]*$/);
  });

  it('names the entry of each section', () => {
    for (const { route, trace, texts } of pages) {
      expect(trace.sections.length).toBe([...texts.keys()].filter((part) => part.startsWith('section-')).length);
      for (const { type, field } of trace.sections) {
        const [, index] = field.path;
        expect(route.page.sections[Number(index)]?.type).toBe(type);
      }
    }
  });
});

/** The pieces of the first text that contains some words. */
const piecesWith = (path: string, words: string, attribute?: string) => {
  const { trace } = pages.find(({ route }) => route.path === path) ?? {};
  const found = trace?.texts.find((text) => text.attribute === attribute && text.text.includes(words));
  return found?.pieces.map(({ start, end, field, kind }) => ({
    words: found.text.slice(start, end),
    file: field.file,
    path: field.path.join('.'),
    kind,
  }));
};

it('tells a fact from the sentence around it', () => {
  const { facts, pages: all } = site.content;
  const home = all.find(({ path }) => path === '');
  const [hero] = home?.sections ?? [];
  expect(hero).toBeDefined();
  const pieces = pages
    .find(({ route }) => route.path === '/us/')
    ?.trace.texts.find(({ pieces: own }) => own.some(({ kind }) => kind === 'fact') && own.length > 1)?.pieces;
  const fact = pieces?.find(({ kind }) => kind === 'fact')?.field;
  expect(fact?.file).toBe('content/facts.yaml');
  expect(Object.keys(facts)).toContain(fact?.path[0]);
  expect(pieces?.some(({ kind }) => kind !== 'fact')).toBe(true);
});

it('names the file of a shared section, and that of a case study that a page lists', () => {
  const traced = pages.find(({ route }) => route.path === '/us/')?.trace.texts ?? [];
  const files = new Set(traced.flatMap(({ pieces }) => pieces.map(({ field }) => field.file)));
  expect([...files].some((file) => file.startsWith('content/case-studies/'))).toBe(true);
  const shared = pages.flatMap(({ trace }) =>
    trace.texts.flatMap(({ pieces }) => pieces.filter(({ field }) => field.file.startsWith('content/shared/'))),
  );
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.every(({ field }) => field.path[0] !== 'sections')).toBe(true);
});

it('traces attributes that hold words', () => {
  expect(piecesWith('/us/', '', 'alt')?.[0]?.path).toMatch(/\.en$/);
  expect(piecesWith('/dk/', '', 'aria-label')?.[0]?.path).toMatch(/\.da$/);
});

it('says that no page has an address', async () => {
  const missing = async (address: string) => (await tracePage(site, address, source)).missing;
  expect(await missing('/us/case-study/none')).toBe(true);
  expect(await missing('/us')).toBeUndefined();
  // While the content has errors, the last valid content still has a page whose file is deleted.
  const root = mkdtempSync(join(tmpdir(), 'trace-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect((await tracePage(site, '/us', { ...source, root })).missing).toBe(true);
});

it("finds nothing while the page's file is deleted or broken", async () => {
  const root = mkdtempSync(join(tmpdir(), 'trace-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const nothing = { sections: [], texts: [], differences: {} };
  expect(await tracePage(site, '/us/', { ...source, root })).toEqual({ ...nothing, missing: true });
  mkdirSync(join(root, 'content/pages'), { recursive: true });
  writeFileSync(join(root, 'content/pages/home.yaml'), 'sections: [');
  expect(await tracePage(site, '/us/', { ...source, root })).toEqual(nothing);
});
