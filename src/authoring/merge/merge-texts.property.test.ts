import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { THOROUGH } from '../../../tests/support/thorough.ts';
import { anyEdit, editFor, type EditChoice } from '../edit/__fixtures__/random-edit.ts';
import { NASTY_SAMPLES, SITE_SAMPLES } from '../edit/__fixtures__/sample-files.ts';
import { commentsOf, meaningOf } from '../edit/__fixtures__/second-opinion.ts';
import { editYaml } from '../edit/edit-yaml.ts';
import { isEqual, isContainer } from '../../data/plain.ts';
import { mergeTexts, type MergedText } from './merge-texts.ts';

vi.setConfig({ testTimeout: 1_800_000 });

const RUNS = { numRuns: THOROUGH ? 5000 : 120 };

const samples = [...SITE_SAMPLES, ...NASTY_SAMPLES].filter(({ text }) => text.length < 20_000 && isReadable(text));

function isReadable(text: string): boolean {
  try {
    return isContainer(meaningOf(text));
  } catch {
    return false;
  }
}

/** Makes some edits of a text, one after the other. */
const afterEdits = (text: string, choices: readonly EditChoice[]): string =>
  choices.reduce((source, choice) => {
    const operation = editFor(meaningOf(source), choice);
    const edited = operation && editYaml(source, operation);
    return edited?.ok && isReadable(edited.source) ? edited.source : source;
  }, text);

/** Two people who have edited the same file. */
const twoSides = fc
  .record({
    file: fc.nat(10_000),
    ours: fc.array(anyEdit, { maxLength: 3 }),
    theirs: fc.array(anyEdit, { maxLength: 3 }),
  })
  .map(({ file, ours, theirs }) => {
    const base = samples[file % samples.length]?.text ?? '';
    return { base, ours: afterEdits(base, ours), theirs: afterEdits(base, theirs) };
  });

/** The single values of data, each with the fields that lead to it; positions in lists don't count. */
function leavesOf(data: unknown, path = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => leavesOf(item, `${path}[]`));
  if (isContainer(data)) return Object.entries(data).flatMap(([key, value]) => leavesOf(value, `${path}.${key}`));
  return [`${path}=${JSON.stringify(data) ?? 'undefined'}${Object.is(data, -0) ? '-' : ''}`];
}

/** Values that are in one list and not in another, as often as they're more. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Two changed versions of a file, and how they're merged. */
interface Merge {
  base: string;
  ours: string;
  theirs: string;
  merged: MergedText;
}

const isWhole = ({ conflicts }: MergedText): boolean => conflicts.some(({ kind }) => kind === 'file');

const valuesOf = (text: string | null): string[] => leavesOf(meaningOf(text ?? ''));

/** Lists what is missing in a merge without conflicts of what each side has written, and of what neither has removed. */
function missingValues({ base, ours, theirs, merged }: Merge): string[] {
  if (merged.conflicts.length > 0) return isWhole(merged) && merged.text !== ours ? ['the file'] : [];
  const [was, own, other] = [valuesOf(base), valuesOf(ours), valuesOf(theirs)];
  const gone = new Set([...without(was, own), ...without(was, other)]);
  const wanted = [...without(own, was), ...without(other, was), ...was.filter((value) => !gone.has(value))];
  const result = new Set(valuesOf(merged.text));
  return wanted.filter((value) => !result.has(value));
}

/** Lists what is missing of theirs in a merge in which it was chosen for each conflict, and comments of ours that are lost without need. */
function missingTheirs({ base, ours, theirs, merged }: Merge): string[] {
  if (isWhole(merged)) return merged.text === theirs ? [] : ['the file'];
  const [was, other, result] = [valuesOf(base), valuesOf(theirs), new Set(valuesOf(merged.text))];
  const isUnchanged = other.join('\n') === was.join('\n');
  const comments = isUnchanged ? without(commentsOf(ours), commentsOf(merged.text ?? '')) : [];
  return [...without(other, was).filter((value) => !result.has(value)), ...comments];
}

/** Says what is wrong with a merge if ours differs from the base in a comment only. */
function faultsOfTheirs({ theirs, merged: { text, conflicts } }: Merge): string[] {
  if (conflicts.length > 0) return conflicts.flatMap(({ kind }) => (kind === 'file' ? [] : [kind]));
  return [
    ...(isEqual(meaningOf(text ?? ''), meaningOf(theirs)) ? [] : ['other values']),
    ...(text?.includes('# ours') ? [] : ['no comment']),
  ];
}

describe('a merge of two random versions', () => {
  it('is the other version if one side has changed nothing', () => {
    fc.assert(
      fc.property(twoSides, ({ base, ours }) => {
        expect(mergeTexts({ base, ours, theirs: base })).toEqual({ text: ours, conflicts: [] });
        expect(mergeTexts({ base, ours: base, theirs: ours })).toEqual({ text: ours, conflicts: [] });
        expect(mergeTexts({ base, ours, theirs: ours })).toEqual({ text: ours, conflicts: [] });
      }),
      RUNS,
    );
  });

  it('takes every change of their values if ours has another comment only, which stays', () => {
    fc.assert(
      fc.property(twoSides, ({ base, theirs }) => {
        const ours = `# ours\n${base}`;
        fc.pre(isReadable(ours) && !/^[%\uFEFF]/.test(base));
        expect(faultsOfTheirs({ base, ours, theirs, merged: mergeTexts({ base, ours, theirs }) })).toEqual([]);
      }),
      RUNS,
    );
  });

  it('loses no value that one side has written, unless a conflict names it', () => {
    let merges = 0;
    let [whole, both] = [0, 0];
    fc.assert(
      fc.property(twoSides, (versions) => {
        const merged = mergeTexts(versions);
        expect(missingValues({ ...versions, merged })).toEqual([]);
        merges += 1;
        if (isWhole(merged)) whole += 1;
        if (merged.text !== versions.ours && merged.text !== versions.theirs) both += 1;
      }),
      RUNS,
    );
    expect(both / merges).toBeGreaterThan(0.2);
    expect(whole / merges).toBeLessThan(0.1);
  });

  it('has the values of the side that is chosen for each conflict', () => {
    fc.assert(
      fc.property(twoSides, (versions) => {
        const { conflicts } = mergeTexts(versions);
        const merged = mergeTexts(versions, Object.fromEntries(conflicts.map(({ id }) => [id, 'theirs' as const])));
        expect(merged.conflicts.map(({ id }) => id).sort()).toEqual(conflicts.map(({ id }) => id).sort());
        expect(missingTheirs({ ...versions, merged })).toEqual([]);
      }),
      RUNS,
    );
  });
});
