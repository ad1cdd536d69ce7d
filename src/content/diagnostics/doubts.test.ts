import { describe, expect, it } from 'vitest';
import { doubtOf, hidesAddresses, hidesAnchors, hidesIds, isDoubtful } from './doubts.ts';
import type { Path } from '../../data/path.ts';

const finding = { message: 'Wrong.', hint: 'Right it.' };

describe('the part affected by a finding', () => {
  it.each<[string, Parameters<typeof doubtOf>, Path | undefined]>([
    ['is its field', [finding, ['seo', 'title']], ['seo', 'title']],
    ['is the part that it names', [{ ...finding, doubts: ['seo'] }, ['seo', 'title']], ['seo']],
    ['is the group that a merge key would fill', [finding, ['sections', 0, '<<']], ['sections', 0]],
    ['is none where it is about the whole file', [finding, []], undefined],
    ['is none where it is a warning', [{ ...finding, severity: 'warning' }, ['seo']], undefined],
  ])('%s', (_what, given, doubt) => {
    expect(doubtOf(...given)).toEqual(doubt);
  });

  it('covers its descendants only', () => {
    expect(isDoubtful(['seo', 'title'], [['seo']])).toBe(true);
    expect(isDoubtful(['seo'], [['seo']])).toBe(true);
    expect(isDoubtful(['name'], [['seo']])).toBe(false);
    expect(isDoubtful(['seo'], [['seo', 'title']])).toBe(false);
    expect(isDoubtful(['name'], [[]])).toBe(true);
  });
});

it.each<[Path, { anchors: boolean; addresses: boolean }]>([
  [[], { anchors: true, addresses: true }],
  [['sections'], { anchors: true, addresses: false }],
  [['sections', 1], { anchors: true, addresses: false }],
  [['sections', 1, 'id'], { anchors: true, addresses: false }],
  [['sections', 1, 'regions', 0], { anchors: true, addresses: false }],
  [['sections', 1, 'title'], { anchors: false, addresses: false }],
  [['sections', 1, 'cards', 0, 'id'], { anchors: false, addresses: false }],
  [['alsoAt', 0], { anchors: false, addresses: true }],
  [['each'], { anchors: false, addresses: true }],
  [['seo', 'title'], { anchors: false, addresses: false }],
])('with %j affected, reports which anchors and paths are known', (doubt, { anchors, addresses }) => {
  expect(hidesAnchors([['seo'], doubt])).toBe(anchors);
  expect(hidesAddresses([['seo'], doubt])).toBe(addresses);
});

it.each<[Path, boolean]>([
  [[], true],
  [['services'], true],
  [['services', 0], true],
  [['services', 0, 'id'], true],
  [['services', 0, 'title'], false],
  [['plans', 0, 'id'], false],
])('with %j affected, reports whether service ids are unknown: %s', (doubt, hides) => {
  expect(hidesIds([doubt], 'services')).toBe(hides);
});
