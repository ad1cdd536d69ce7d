import { describe, expect, it } from 'vitest';
import { mergeTexts, type FileConflict } from './merge-texts.ts';

const BASE = `# The page.
sections:
  - type: hero # first
    title: { en: Hello, da: Hej }
  - type: pricing
    id: prices
    plans: [start, grow]
  - type: contact
    title: { en: Write, da: Skriv }
`;

const change = (...pairs: readonly (readonly [from: string, to: string])[]): string =>
  pairs.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`There is no "${from}".`);
    return text.replace(from, to);
  }, BASE);

const merge = (ours: string, theirs: string, choices = {}) => mergeTexts({ base: BASE, ours, theirs }, choices);

const values = (conflict: FileConflict | undefined) =>
  conflict && 'paths' in conflict ? [conflict.kind, conflict.base, conflict.ours, conflict.theirs] : conflict;

const CONTACT = '  - type: contact\n    title: { en: Write, da: Skriv }\n';
const HERO = '  - type: hero # first\n    title: { en: Hello, da: Hej }\n';

describe('a merge', () => {
  it('joins changes of both languages of one text, on the same line', () => {
    const { text, conflicts } = merge(change(['en: Hello', 'en: Welcome']), change(['da: Hej', 'da: Goddag']));
    expect({ text, conflicts }).toEqual({
      text: change(['en: Hello, da: Hej', 'en: Welcome, da: Goddag']),
      conflicts: [],
    });
  });

  it('follows a section that was moved by one side and edited by the other', () => {
    const moved = change([CONTACT, ''], [HERO, CONTACT + HERO]);
    const expected = moved.replace('en: Write', 'en: Call');
    expect(merge(change(['en: Write', 'en: Call']), moved)).toEqual({ text: expected, conflicts: [] });
    expect(merge(moved, change(['en: Write', 'en: Call']))).toEqual({ text: expected, conflicts: [] });
  });

  it('keeps what each side has added to a list, and what each has removed is gone', () => {
    const { text, conflicts } = merge(
      change(['[start, grow]', '[start, grow, lead]']),
      change(['[start, grow]', '[free, grow]'], [HERO, '']),
    );
    expect(conflicts).toEqual([]);
    expect(text).toBe(change(['[start, grow]', '[free, grow, lead]'], [HERO, '']));
  });

  it('has an item once that both have added', () => {
    const added = change(['[start, grow]', '[start, grow, lead]']);
    expect(merge(`# Ours.\n${added}`, added.replace('Hej', 'Goddag')).text).toBe(
      `# Ours.\n${added.replace('Hej', 'Goddag')}`,
    );
  });

  it('keeps comments and layout of ours where lines of both don’t fit together, and takes comments of theirs elsewhere', () => {
    const ours = BASE.replace(
      '    title: { en: Hello, da: Hej }',
      '    title:\n      en: Hello # said so\n      da: Hej',
    );
    const theirs = change(['en: Hello', 'en: Welcome'], ['  - type: contact', '  # Ring first.\n  - type: contact']);
    expect(merge(ours, theirs)).toEqual({
      text: ours.replace('en: Hello', 'en: Welcome').replace('  - type: contact', '  # Ring first.\n  - type: contact'),
      conflicts: [],
    });
  });
});

describe('a conflict', () => {
  it('is one value that both have changed; ours stays unless theirs is chosen', () => {
    const [ours, theirs] = [
      change(['en: Hello', 'en: Hi']),
      change(['en: Hello', 'en: Welcome'], ['da: Skriv', 'da: Ring']),
    ];
    const { text, conflicts } = merge(ours, theirs);
    expect(conflicts.map(values)).toEqual([['value', 'Hello', 'Hi', 'Welcome']]);
    expect(text).toBe(ours.replace('da: Skriv', 'da: Ring'));
    const [conflict] = conflicts;
    expect(merge(ours, theirs, { [conflict?.id ?? '']: 'theirs' }).text).toBe(theirs);
  });

  it('is a section that one has deleted and the other has edited', () => {
    const [without, edited] = [change([CONTACT, '']), change(['en: Write', 'en: Call'])];
    const deletedHere = merge(without, edited);
    expect(deletedHere.text).toBe(without);
    expect(merge(without, edited, { [deletedHere.conflicts[0]?.id ?? '']: 'theirs' }).text).toContain('en: Call');
    const deletedThere = merge(edited, without);
    expect(deletedThere.text).toBe(edited);
    expect(merge(edited, without, { [deletedThere.conflicts[0]?.id ?? '']: 'theirs' }).text).toBe(without);
  });

  it('is the order of a list in which both have moved items', () => {
    const [ours, theirs] = [
      change([CONTACT, ''], [HERO, CONTACT + HERO]),
      change([HERO, ''], [CONTACT, HERO + CONTACT]),
    ];
    const { text, conflicts } = merge(ours, theirs);
    expect([text, conflicts.map(({ kind }) => kind)]).toEqual([ours, ['order']]);
    expect(merge(ours, theirs, { [conflicts[0]?.id ?? '']: 'theirs' }).text).toBe(theirs);
  });

  it('is a file that one has deleted and the other has changed, or that is no valid YAML', () => {
    const ours = change(['en: Hello', 'en: Hi']);
    for (const theirs of [null, 'sections: [']) {
      const { text, conflicts } = mergeTexts({ base: BASE, ours, theirs });
      expect([text, conflicts.map(({ kind }) => kind)]).toEqual([ours, ['file']]);
      expect(mergeTexts({ base: BASE, ours, theirs }, { [conflicts[0]?.id ?? '']: 'theirs' }).text).toBe(theirs);
    }
    expect(mergeTexts({ base: BASE, ours: null, theirs: BASE })).toEqual({ text: null, conflicts: [] });
  });
});
