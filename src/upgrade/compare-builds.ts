import { diffWords } from 'diff';
import { shorten } from '../content/diagnostics/diagnostic.ts';
import { readingOfPage } from '../publishing/page-reading.ts';

/** Pages of a build, by their files: `us/index.html`. */
export type BuiltPages = ReadonlyMap<string, string>;

/** Most differences told of a page; the others are counted. */
const MOST_DIFFERENCES = 6;

/** Most pages named for one difference. */
const MOST_PAGES = 3;

/** Longest excerpt of a text, in characters. */
const EXCERPT_LENGTH = 120;

/** Says in words what changes for visitors between two builds, a line for each difference. No line: nothing at all. */
export function compareBuilds(before: BuiltPages, after: BuiltPages): string[] {
  const fresh = [...after.keys()].filter((file) => !before.has(file));
  const gone = [...before.keys()].filter((file) => !after.has(file));
  const told = new Map<string, string[]>();
  const tell = (difference: string, file: string) =>
    told.set(difference, [...(told.get(difference) ?? []), addressOf(file)]);
  for (const [file, html] of before) {
    const now = after.get(file);
    if (now === undefined || now === html) continue;
    for (const difference of differencesOf(html, now)) tell(difference, file);
  }
  return [
    ...(fresh.length > 0 ? [`New: ${listed(fresh.map(addressOf))}.`] : []),
    ...(gone.length > 0 ? [`Gone: ${listed(gone.map(addressOf))}.`] : []),
    ...[...told].map(([difference, pages]) => `${listed(pages)}: ${difference}`),
  ];
}

/** The address of a page's file: `us/about-me.html` is `/us/about-me`. */
const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;

function listed(pages: readonly string[]): string {
  const [named, more] = [pages.slice(0, MOST_PAGES).join(', '), pages.length - MOST_PAGES];
  return more > 0 ? `${named} and ${more} more` : named;
}

function differencesOf(before: string, after: string): string[] {
  const [was, is] = [readingOfPage(before), readingOfPage(after)];
  const [described, describes] = [descriptionIn(before), descriptionIn(after)];
  const found = [
    ...(was.title === is.title ? [] : [`the title ${quoted(was.title)} becomes ${quoted(is.title)}.`]),
    ...(described === describes ? [] : [`the description ${quoted(described)} becomes ${quoted(describes)}.`]),
    ...(was.canonical === is.canonical
      ? []
      : [`search engines are sent to ${is.canonical} instead of ${was.canonical}.`]),
    ...wordsChanged(was.text, is.text),
  ];
  if (found.length > MOST_DIFFERENCES)
    return [...found.slice(0, MOST_DIFFERENCES), `${found.length - MOST_DIFFERENCES} more differences.`];
  if (found.length > 0) return found;
  return [
    withoutStyles(before) === withoutStyles(after)
      ? 'the words are the same; styles or scripts changed, so that it may look different.'
      : 'the words are the same; the markup changed, so that it may look different.',
  ];
}

const descriptionIn = (html: string): string =>
  /<meta\b[^>]*\bname="description"[^>]*>/i.exec(html)?.[0].match(/\bcontent="([^"]*)"/i)?.[1] ?? '';

/** Leaves out what says how a page looks and behaves, and the addresses of such files, which change with them. */
const withoutStyles = (html: string): string =>
  html.replace(/<(style|script)\b[^>]*>[^]*?<\/\1>|<link\b[^>]*>/gi, '').replace(/\/assets\/[^"'\s)]+/g, '');

function wordsChanged(before: string, after: string): string[] {
  const parts = before === after ? [] : diffWords(before, after);
  return parts.flatMap(({ value, added, removed }, index) => {
    const next = parts[index + 1];
    if (removed) return [next?.added ? `${quoted(value)} becomes ${quoted(next.value)}.` : `${quoted(value)} is gone.`];
    return added && !parts[index - 1]?.removed ? [`${quoted(value)} is new.`] : [];
  });
}

const quoted = (text: string): string => `“${shorten(text.trim(), EXCERPT_LENGTH)}”`;
