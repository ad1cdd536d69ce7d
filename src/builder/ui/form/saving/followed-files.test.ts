import { expect, it } from 'vitest';
import { isGone } from './draft.ts';
import { filesOfKeys, keyNow, keyOfShown, pathNow, setFollowedFile } from './followed-files.ts';
import { sectionIds } from '../../state/section-list.ts';
import { fieldKey } from './unsaved.ts';

const [about, faq, hero, stats] = ['about', 'faq', 'hero', 'stats'].map((type) => ({ type, title: type }));
const path = (index: number) => ['sections', index, 'title'];
const keyAt = (file: string, index: number) => fieldKey(file, path(index));
const page = (...sections: unknown[]) => ({ sections });

it('finds a field again whose key was written for other sections', () => {
  setFollowedFile('a.yaml', { data: page(faq, hero, about) });
  expect(keyNow(keyAt('a.yaml', 0), page(about, faq))).toBe(keyAt('a.yaml', 2));
  expect(isGone(keyNow(keyAt('a.yaml', 0), page(stats, about)))).toBe(true);
  expect(pathNow('a.yaml', path(0), page(stats, about))).toBeUndefined();
  expect(pathNow('a.yaml', ['title', 'en'], page(about))).toEqual(['title', 'en']);
});

it('finds a field of an item again that stood elsewhere in its list', () => {
  const plans = (...names: string[]) => ({ plans: names.map((name) => ({ name, price: name.length })) });
  setFollowedFile('plans.yaml', { data: plans('Scale', 'Start') });
  expect(pathNow('plans.yaml', ['plans', 0, 'price'], plans('Start', 'Scale'))).toEqual(['plans', 1, 'price']);
});

it('leaves a key as it is if nobody knows for which sections it was written', () => {
  setFollowedFile('b.yaml', { data: page(faq, about) });
  expect(keyNow(keyAt('b.yaml', 1), undefined)).toBe(keyAt('b.yaml', 1));
});

it('takes a file that is not read yet for the one of its keys', () => {
  expect(keyNow(keyAt('c.yaml', 1), page(about, faq))).toBe(keyAt('c.yaml', 1));
  expect(filesOfKeys([keyAt('c.yaml', 1), keyAt('unknown.yaml', 1)])).toEqual({ 'c.yaml': page(about, faq) });
  // Another tab has kept drafts of the same page, when it had other sections.
  expect(keyNow(keyAt('c.yaml', 0), page(faq))).toBe(keyAt('c.yaml', 1));
});

it('gives a field that was rendered before its section moved the key that it has by now', () => {
  const [before, now] = [page(about, faq), page(faq, about)];
  sectionIds('d.yaml', before);
  setFollowedFile('d.yaml', { data: now, ids: sectionIds('d.yaml', now) });
  const shown = (data: object) => keyOfShown({ file: 'd.yaml', data: data as never }, path(0));
  expect(shown(before)).toBe(keyAt('d.yaml', 1));
  expect(shown(now)).toBe(keyAt('d.yaml', 0));
});
