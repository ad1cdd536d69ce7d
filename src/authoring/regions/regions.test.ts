import { describe, expect, it } from 'vitest';
import { sampleContent } from './__fixtures__/sample-content.ts';
import { addRegion, regionProblem } from './add-region.ts';
import { removalProblem, removeRegion } from './remove-region.ts';

const SWEDEN = { code: 'se', name: 'Sweden', language: 'sv', locale: 'sv-SE', currency: 'SEK', from: 'eu' };
const files = sampleContent();
const textOf = (of: { changes: readonly { file: string; after: string | null }[] }, file: string) =>
  of.changes.find((change) => change.file === `content/${file}.yaml`)?.after ?? '';

describe('adding a region', () => {
  const added = addRegion(SWEDEN, files);

  it('writes its entry as a draft, below the others', () => {
    expect(textOf(added, 'regions')).toMatch(/\n\nse:\n  name: Sweden\n  flag: 🇸🇪\n  language: sv\n  locale: sv-SE\n/);
    expect(textOf(added, 'regions')).toContain('\n  draft: true\n');
    expect(textOf(added, 'regions')).toContain('\n  priceFormat: "{amount} kr"\n');
  });

  it('leaves a country with the region that has it, and says so', () => {
    expect(added.claimed).toEqual({ region: 'eu', country: 'SE' });
    expect(textOf(added, 'regions')).toContain('\n  countries: []\n');
  });

  it('adds the language to every text, with the source text and a mark', () => {
    expect(textOf(added, 'pages/home')).toBe(`# The home page.
name: { en: Home, da: Forside, sv: Home } # untranslated: sv
seo:
  title:
    us: Hi
    eu: Hello # for Europe
    dk: Hej
    se: Hello # copied from eu: se
lead: # above the fold
  en: >-
    One line of text that is folded, and another line
    below it.
  da: Kort. # read 2026-11-24
  sv: >- # untranslated: sv
    One line of text that is folded, and another line below
    it.
price: { us: 1, eu: 2, dk: 3, se: 2 } # a month # copied from eu: se
sections:
  - type: hero
    title: { en: "One, two", da: To, sv: "One, two" } # untranslated: sv
    regions: [us, dk]
  - type: faq
    regions: [dk]
    text:
      en: Only there
      da: Kun der
      sv: Only there # untranslated: sv
`);
    expect([added.untranslated, added.copied]).toEqual([5, 2]);
  });

  it('changes nothing but added lines, fields and comments', () => {
    const { changes } = removeRegion(
      'se',
      files.map((one) => ({ ...one, text: added.changes.find(({ file }) => file === one.file)?.after ?? one.text })),
    );
    for (const { file, after } of changes) expect(after, file).toBe(files.find((one) => one.file === file)?.text);
    expect(changes.map(({ file }) => file)).toEqual(added.changes.map(({ file }) => file));
  });

  it('adds no texts for a language that another region speaks', () => {
    const austria = addRegion({ ...SWEDEN, language: 'en', locale: 'en-IE', currency: 'EUR' }, files);
    expect(austria.untranslated).toBe(0);
    expect(textOf(austria, 'pages/home')).toContain('    se: Hello # copied from eu: se');
  });

  it('needs a new code and a region to copy from', () => {
    const regions = files[0]?.text ?? '';
    expect(regionProblem(SWEDEN, regions)).toBeUndefined();
    expect(regionProblem({ ...SWEDEN, code: 'dk' }, regions)).toBe(
      'There is a region "dk" already. Choose another code.',
    );
    expect(regionProblem({ ...SWEDEN, from: 'no' }, regions)).toBe(
      'There is no region "no" to copy from: write us, eu, dk.',
    );
  });
});

describe('removing a region', () => {
  const removed = removeRegion('dk', files);

  it('takes out its entry, its values, its language, and what only it showed', () => {
    expect(textOf(removed, 'pages/home')).toBe(`# The home page.
name: { en: Home }
seo:
  title:
    us: Hi
    eu: Hello # for Europe
lead: # above the fold
  en: >-
    One line of text that is folded, and another line
    below it.
price: { us: 1, eu: 2 } # a month
sections:
  - type: hero
    title: { en: "One, two" }
    regions: [us]
`);
    expect(removed.items).toEqual([{ file: 'content/pages/home.yaml', path: ['sections', 1] }]);
    expect(removed.languages).toEqual(['da']);
  });

  it('remembers its code for redirects', () => {
    expect(textOf(removed, 'regions')).toMatch(/\nformerRegions: \[dk\]\n$/);
    expect(textOf(removed, 'regions')).not.toContain('dk:');
  });

  it('finds the leftovers of an entry that is gone already', () => {
    const gone = files.map((one) => ({ ...one, text: one.text.replace(/\ndk:\n(?: .*\n)+/, '') }));
    const again = removeRegion('dk', gone);
    expect(textOf(again, 'pages/home')).toBe(textOf(removed, 'pages/home'));
    expect(textOf(again, 'regions')).toBe(textOf(removed, 'regions'));
  });

  it('keeps a language that another region speaks', () => {
    expect(removeRegion('eu', files).languages).toEqual([]);
  });

  it('refuses the only region, and one that another extends', () => {
    expect(removalProblem('us', 'us: { language: en }\n')).toBe('This is the only region. A site needs one.');
    expect(removalProblem('us', 'us: { language: en }\nca: { language: en, extends: us }\n')).toBe(
      'The region "ca" extends it. Give that one its own values first.',
    );
    expect(removalProblem('dk', files[0]?.text ?? '')).toBeUndefined();
  });
});
