import { fillPlaceholders } from '../../../../i18n/format.ts';
import type { RegionCode } from '../../../../regions/site-regions.ts';
import { localizeLinks } from '../../../../schema/localize-links.ts';
import { escapeRegExp } from '../../../../data/escape-regexp.ts';
import { isContainer, isEqual, isMap, isScalar } from '../../../../data/plain.ts';

/** The region in which a page is shown. */
export interface ShownRegion {
  code: RegionCode;
  language: string;
}

/** Returns what of a value a region shows: of texts by language or by region, its own. */
function ownOf(value: unknown, { code, language }: ShownRegion): unknown {
  if (!isMap(value)) return value;
  return value[language] ?? value[code];
}

/**
 * Returns how a text is shown in place of another: with the values of facts that the other one shows.
 * @param shown the other text as it's shown
 * @returns `undefined` if what is shown comes from something else
 */
export function wordsAsShown(shown: string, before: string, now: string, region: ShownRegion): string | undefined {
  const names: string[] = [];
  const pattern = escapeRegExp(localizeLinks(before, region.code)).replace(
    /\\\{([a-z][A-Za-z0-9]*)\\\}/g,
    (_whole, name: string) => {
      names.push(name);
      return '(.+?)';
    },
  );
  const found = new RegExp(`^${pattern}$`, 's').exec(shown);
  if (!found) return undefined;
  const values = Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
  return fillPlaceholders(localizeLinks(now, region.code), values);
}

/**
 * Returns what a page shows after a change of what it shows. Values that the page works out stay as they are.
 * @param shown as the page has it: with the structure of the content, in one region
 */
export function shownAfter(shown: unknown, before: unknown, now: unknown, region: ShownRegion): unknown {
  if (isEqual(before, now)) return shown;
  if (isScalar(shown)) {
    const [own, next] = [ownOf(before, region), ownOf(now, region)];
    if (typeof shown === 'string' && typeof own === 'string' && typeof next === 'string')
      return wordsAsShown(shown, own, next, region) ?? shown;
    return shown === own && typeof next === typeof own ? next : shown;
  }
  if (Array.isArray(shown)) {
    const isSame = Array.isArray(before) && Array.isArray(now) && shown.length === before.length;
    return isSame ? listAfter(shown, before, now, region) : shown;
  }
  if (!isMap(shown) || !isMap(before) || !isMap(now)) return shown;
  const kept = Object.entries(shown).filter(([key]) => key in now || !(key in before));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key in before ? shownAfter(value, before[key], now[key], region) : value]),
  );
}

/** Each item of a list shows what it was before: itself, or the one that isn't there any more. New ones don't show. */
function listAfter(
  shown: readonly unknown[],
  before: readonly unknown[],
  now: readonly unknown[],
  region: ShownRegion,
): unknown[] {
  const same = now.map((item) => before.findIndex((one) => isEqual(one, item)));
  const gone = [...before.keys()].filter((index) => !same.includes(index));
  return now.flatMap((item, index) => {
    const place = same[index] ?? -1;
    const from = place < 0 ? gone.shift() : place;
    return from === undefined ? [] : [shownAfter(shown[from], before[from], item, region)];
  });
}

/** A text before and after a change. */
export type ChangedWords = readonly [before: string, now: string];

/** Returns the texts of a region that differ between two versions of a value. */
export function changedWords(before: unknown, now: unknown, region: ShownRegion): ChangedWords[] {
  if (isEqual(before, now)) return [];
  const [own, next] = [ownOf(before, region), ownOf(now, region)];
  if (typeof own === 'string' && typeof next === 'string') return own === next ? [] : [[own, next]];
  if (!isContainer(before) || !isContainer(now)) return [];
  return Object.keys(before).flatMap((key) => (key in now ? changedWords(before[key], now[key], region) : []));
}

/** Returns a value in which a text has taken the place of another one, if that is in it exactly once. */
export function wordsReplaced(shown: unknown, [before, now]: ChangedWords, region: ShownRegion): unknown {
  const places = countWords(shown, before, region);
  return places === 1 ? replaceWords(shown, [before, now], region) : shown;
}

const asReplaced = (value: string, [before, now]: ChangedWords, region: ShownRegion): string | undefined =>
  before === '' ? undefined : wordsAsShown(value, before, now, region);

function countWords(value: unknown, before: string, region: ShownRegion): number {
  if (typeof value === 'string') return asReplaced(value, [before, before], region) === undefined ? 0 : 1;
  return isContainer(value)
    ? Object.values(value).reduce<number>((sum, one) => sum + countWords(one, before, region), 0)
    : 0;
}

function replaceWords(value: unknown, words: ChangedWords, region: ShownRegion): unknown {
  if (typeof value === 'string') return asReplaced(value, words, region) ?? value;
  if (Array.isArray(value)) return value.map((one) => replaceWords(one, words, region));
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaceWords(one, words, region)]));
}
