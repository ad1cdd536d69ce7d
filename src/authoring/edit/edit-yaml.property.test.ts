import fc from 'fast-check';
import { parseDocument } from 'yaml';
import { describe, expect, it, vi } from 'vitest';
import { THOROUGH } from '../../../tests/support/thorough.ts';
import { MANGLED_SAMPLES, NASTY_SAMPLES, SITE_SAMPLES, type Sample } from './__fixtures__/sample-files.ts';
import { anyEdit, editFor, type EditChoice } from './__fixtures__/random-edit.ts';
import { commentsOf, doneTo, meaningOf, toComparable } from './__fixtures__/second-opinion.ts';
import { applySplice, type EditOperation } from './edit-operation.ts';
import { editYaml, planEdit, type PlannedEdit } from './edit-yaml.ts';

// Every edit parses its file several times, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 1_800_000 });

/** Random edits with a seed that is always the same, and with one that is new each time. */
const FIXED = { seed: 70, numRuns: THOROUGH ? 20_000 : 2000 };
const FRESH = { numRuns: Math.ceil(FIXED.numRuns / 4) };

interface Group {
  samples: readonly Sample[];
  /** Largest share of edits that may be refused. */
  mostRefused: number;
  weight: number;
}

const GROUPS: Record<string, Group> = {
  "the site's files": { samples: SITE_SAMPLES, mostRefused: 0.005, weight: 4 },
  'nasty files': { samples: NASTY_SAMPLES, mostRefused: 0.1, weight: 4 },
  'mangled files': { samples: MANGLED_SAMPLES, mostRefused: 0.1, weight: 2 },
};

const meanings = new Map<Sample, { meaning: unknown; comments: string[] } | undefined>();

/** What a file means to js-yaml; nothing where it can't read it. */
function understood(sample: Sample) {
  if (!meanings.has(sample)) {
    try {
      meanings.set(sample, { meaning: meaningOf(sample.text) ?? null, comments: commentsOf(sample.text) });
    } catch {
      meanings.set(sample, undefined);
    }
  }
  return meanings.get(sample);
}

const without = (all: readonly string[], some: readonly string[]): string[] => {
  const left = [...all];
  for (const one of some) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
};

/** What must hold of a made edit. */
function judge(sample: Sample, operation: EditOperation, edited: PlannedEdit & { ok: true }): void {
  const before = understood(sample);
  const removed = sample.text.slice(edited.splice.at, edited.splice.at + edited.splice.deleteCount);
  expect(toComparable(meaningOf(edited.source) ?? null)).toBe(toComparable(doneTo(before?.meaning, operation)));
  expect(applySplice(edited.source, edited.inverse)).toBe(sample.text);
  expect(applySplice(sample.text, edited.splice)).toBe(edited.source);
  const comments = commentsOf(edited.source);
  const lost = without(before?.comments ?? [], comments);
  if (operation.op === 'remove') expect(without(lost, commentsOf(removed)).length).toBeLessThanOrEqual(lost.length);
  else expect(lost).toEqual([]);
  const changesNothing = edited.source === sample.text;
  if (operation.op === 'set' && !changesNothing) {
    const node = parseDocument(sample.text).getIn(operation.path, true) as { range?: [number, number, number] } | null; // what a path leads to is a node
    const [from, to] = node?.range ?? [0, sample.text.length];
    expect(edited.splice.at).toBeGreaterThanOrEqual(from - 2);
    expect(edited.splice.at + edited.splice.deleteCount).toBeLessThanOrEqual(Math.max(to, from));
    expect(planEdit(edited.source, operation)).toMatchObject({ ok: true, source: edited.source });
  }
  if (operation.op === 'insert' || operation.op === 'put' || operation.op === 'duplicate')
    expect(removed.replace(/[[\]{},\s]|#.*/g, '')).toBe('');
  if (operation.op === 'move')
    expect(edited.source.split(/[\s,[\]{}]+/).sort()).toEqual(sample.text.split(/[\s,[\]{}]+/).sort());
}

describe.each(Object.entries(GROUPS))('a random edit of %s', (_name, { samples, mostRefused, weight }) => {
  const tried = { edits: 0, refused: [] as string[] };

  const check = (choice: EditChoice): void => {
    const sample = samples[choice.file % samples.length];
    const before = sample && understood(sample);
    const operation = before && editFor(before.meaning, choice);
    if (!operation) return;
    const edited = planEdit(sample.text, operation);
    tried.edits += 1;
    if (edited.ok) judge(sample, operation, edited);
    else tried.refused.push(`${sample.name} ${JSON.stringify(operation)}: ${edited.refusal.message}`);
  };
  const runs = (count: number) => Math.round((count * weight) / 10);

  it('yields the data that js-yaml expects, keeps every other byte, and can be undone', () => {
    fc.assert(fc.property(anyEdit, check), { ...FIXED, numRuns: runs(FIXED.numRuns) });
  });

  it('also with new random edits in each run', () => {
    fc.assert(fc.property(anyEdit, check), { numRuns: runs(FRESH.numRuns) });
  });

  it('is rarely rejected', () => {
    if (process.env['EDIT_REFUSALS']) console.log(tried.refused.join('\n'));
    expect(tried.edits).toBeGreaterThan(0);
    expect(tried.refused.length / tried.edits).toBeLessThan(mostRefused);
  });
});

it('never throws, for any input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.anything(), (source, operation) => {
      const result = editYaml(source, operation as EditOperation); // what programs may pass
      expect(result.ok ? typeof result.source : typeof result.reason).toBe('string');
    }),
  );
});
