import { HtmlValidate } from 'html-validate';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { parse } from 'yaml';
import { textDirection } from '../../../src/i18n/text-direction.ts';
import { MARKUP_RULES } from '../markup-rules.ts';
import type { GeneratedSite } from './generate-site.ts';
import type { Place } from './languages.ts';

/** A page of a built site. */
interface BuiltPage {
  /** Its address, without the domain. */
  path: string;
  html: string;
  document: Document;
}

/** Languages that have no Latin letters. */
const OTHER_SCRIPTS = new Set(['el', 'uk', 'he', 'ar', 'fa', 'hi', 'th', 'ja', 'zh', 'ko']);

/** Names that the engine says in every language: a format of files, and the service of maps. */
const ENGINE_NAMES = /^(?:PDF|OpenStreetMap)$/;

/** Lists what is wrong with the files of a built site. */
export async function checkBuiltSite(root: string, site: GeneratedSite): Promise<string[]> {
  const pages = readPages(join(root, 'dist'));
  const validator = new HtmlValidate(MARKUP_RULES);
  const names = namesOf(root, site);
  const problems: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(page.html);
    const mistakes = new Set(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    );
    const place = site.places.find(({ code }) => page.path.startsWith(`/${code}/`)) ?? site.places[0];
    const own = place ? [...checkLanguage(page, place, names), ...checkData(page, place)] : [];
    problems.push(...[...mistakes, ...own].map((problem) => `${page.path} ${problem}`));
  }
  return [...problems, ...checkAddresses(root, pages, site)];
}

function readPages(dist: string): BuiltPage[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      const path = `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
      const { document } = new JSDOM(html, { contentType: 'text/html' }).window;
      return { path, html, document: document as unknown as Document }; // typed by what the builder needs of it
    });
}

/** The words of a site that are the same in all of its languages: names, addresses, prices. */
function namesOf(root: string, { places }: GeneratedSite): Set<string> {
  const languages = new Set(places.map(({ language }) => language));
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'object' || value === null) return [];
    const isText = !Array.isArray(value) && Object.keys(value).every((key) => languages.has(key));
    return isText ? [] : Object.values(value).flatMap(textsIn);
  };
  const content = join(root, 'content');
  const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => textsIn(parse(readFileSync(join(content, file), 'utf8'))));
  return new Set(texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []));
}

function checkLanguage({ document }: BuiltPage, { language, locale }: Place, names: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const { lang, dir } = document.documentElement;
  if (lang !== locale) problems.push(`says lang="${lang}", not "${locale}"`);
  if (dir !== textDirection(locale)) problems.push(`says dir="${dir}"`);
  if (!OTHER_SCRIPTS.has(language)) return problems;
  const words = shownTexts(document).flatMap(
    (text) => text.replaceAll(/\S+@\S+|https?:\S+/g, '').match(/\p{Script=Latin}{3,}/gu) ?? [],
  );
  const foreign = [...new Set(words)].filter((word) => !names.has(word) && !ENGINE_NAMES.test(word));
  return foreign.length > 0 ? [...problems, `has Latin words: ${foreign.join(', ')}`] : problems;
}

/** The texts of a page that a person reads or hears, in its own language. */
function shownTexts(document: Document): string[] {
  const copy = document.documentElement.cloneNode(true) as HTMLElement; // the copy of an element of HTML
  for (const element of copy.querySelectorAll('script, style, template, code, body [lang]')) element.remove();
  const named = ['alt', 'aria-label', 'title', 'placeholder'].flatMap((name) =>
    [...copy.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  for (const element of copy.querySelectorAll('*')) element.append(' ');
  return [copy.textContent, ...named];
}

interface DataNode {
  '@type'?: string;
  '@id'?: string;
  [field: string]: unknown;
}

/** Checks the structured data of a page. */
function checkData({ document }: BuiltPage, { locale }: Place): string[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
  // The page for unknown addresses has no address of its own.
  if (canonical === undefined) return [];
  const [script] = scripts;
  if (!script || scripts.length > 1) return [`has structured data ${scripts.length} times`];
  const { '@graph': graph } = JSON.parse(script.textContent) as { '@graph': DataNode[] };
  const page = graph.find(({ '@type': type }) => type === 'WebPage' || type === 'ProfilePage');
  const problems: string[] = [];
  if (page?.['url'] !== canonical)
    problems.push(`is ${String(page?.['url'])} in its data, and ${canonical} in its head`);
  if (page?.['inLanguage'] !== locale) problems.push(`is in ${String(page?.['inLanguage'])} in its data`);
  const ids = new Set(graph.flatMap(({ '@id': id }) => id ?? []));
  const lost = referencesIn(graph).filter((id) => !ids.has(id));
  return lost.length > 0 ? [...problems, `refers in its data to ${lost.join(', ')}`] : problems;
}

/** The nodes that others refer to. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === '@id') return [String(only[1])];
  return entries.flatMap(([, inner]) => referencesIn(inner));
}

/** Checks that the sitemap has each page once, and that pages of all regions name each other. */
function checkAddresses(root: string, pages: readonly BuiltPage[], { places }: GeneratedSite): string[] {
  const listed = [...readFileSync(join(root, 'dist/sitemap.xml'), 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const indexed = pages.filter(({ document }) => !document.querySelector('meta[name=robots][content*=noindex]'));
  const paths = new Set(indexed.map(({ path }) => path));
  const problems = [
    ...listed.filter((path) => !paths.has(path)).map((path) => `${path} is in the sitemap, and there is no page`),
    ...[...paths].filter((path) => !listed.includes(path)).map((path) => `${path} is missing in the sitemap`),
  ];
  if (new Set(listed).size !== listed.length) problems.push('the sitemap has an address twice');
  const alternates = new Map(indexed.map(({ path, document }) => [path, alternatesIn(document)] as const));
  for (const [path, own] of alternates) {
    if (path !== '/' && own.size !== new Set(places.map(({ locale }) => locale)).size + 1)
      problems.push(`${path} names ${own.size} alternates: ${[...own.keys()].join(', ')}`);
    for (const [locale, other] of own) {
      if (!existsSync(join(root, 'dist', other.endsWith('/') ? `${other}index.html` : `${other}.html`)))
        problems.push(`${path} names ${other} for ${locale}, and there is no page`);
      const back = alternates.get(other);
      if (locale !== 'x-default' && back && ![...back.values()].includes(path) && path !== '/')
        problems.push(`${other} doesn't name ${path}, which names it`);
    }
  }
  return problems;
}

const alternatesIn = (document: Document): Map<string, string> =>
  new Map(
    [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      new URL(link.getAttribute('href') ?? '').pathname,
    ]),
  );
