import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../../../content/load-content.ts';
import type { Entry } from '../../../schema/define-collection.ts';
import { markContent, type MarkedContent } from './mark-content.ts';
import { readMarks } from './marks.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const COLLECTION = 'case-studies';

const casesOf = ({ entries }: MarkedContent['content']) => entries[COLLECTION] ?? [];

/** Returns the name of a case study's client, as its mark tells it. */
function clientOf(entry: Entry | undefined, { fieldOf }: MarkedContent): string | undefined {
  const [mark] = readMarks(String(Object(entry)['clientName'])).marks;
  return mark && fieldOf(mark.id)?.value;
}

it('marks an entry again after it has changed, and leaves all others as they are', async () => {
  const { site } = await loadContent(ROOT);
  if (!site) throw new Error('The content has errors.');
  const before = markContent(site.written, site.model);
  const [first, ...others] = casesOf(site.written);
  if (!first) throw new Error('There is no case study.');
  const changed = [{ ...first, clientName: 'Harbor Clinic' }, ...others];
  const entries = { ...site.written.entries, [COLLECTION]: changed };
  const after = markContent({ ...site.written, entries }, site.model);
  const isKept = casesOf(after.content).map((entry, index) => entry === casesOf(before.content)[index]);
  expect(isKept).toEqual([false, ...others.map(() => true)]);
  expect(casesOf(after.content).map((entry) => clientOf(entry, after))).toEqual(
    changed.map((entry) => Object(entry)['clientName'] as unknown),
  );
  // What was marked before still says what it said.
  expect(clientOf(casesOf(before.content)[0], before)).toBe(Object(first)['clientName']);
});
