// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diagnose, openDiagnosis, SMALL_SITE } from '../../tests/support/small-site.ts';

const FILES = Object.keys(SMALL_SITE);
const CASES = FILES.filter((file) => file.startsWith('content/case-studies/'));

/** Edits of one file: of words alone, of what other files look at, and mistakes. */
const EDITS: ((text: string) => string | undefined)[] = [
  (text) => text.replaceAll('Words', 'Other words'),
  (text) => text.replace(/Hello|About|24 hours/, 'New words'),
  (text) => text.replace(/24 hours|Home/g, 'Very long words '.repeat(9)),
  (text) => text.replace('id: home', 'id: house'),
  (text) => text.replace('Words', 'Words {replyTime}'),
  (text) => text.replace('Words', 'Words {nothing}'),
  (text) => text.replace('Words', '[Words](/nowhere)'),
  (text) => text.replace(/^clientName: .*$/m, 'clientName: Ascently'),
  (text) => text.replace(/^clientName: .*$/m, `clientName: ${'Long name '.repeat(8)}`),
  (text) => text.replace(/^id: .*$/m, 'id: ascently'),
  (text) => text.replace('/images/logo.svg', '/images/none.svg'),
  (text) => `# A comment.\n${text}`,
  (text) => `${text}\nbroken`,
  () => undefined,
];

const edit = fc.record({
  file: fc.oneof(fc.constantFrom(...CASES), fc.constantFrom(...FILES)),
  change: fc.option(fc.constantFrom(...EDITS)),
});

it('says after every edit what a check from the beginning would say', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
      const now: Record<string, string | Uint8Array> = { ...SMALL_SITE };
      const after = openDiagnosis(SMALL_SITE);
      for (const { file, change } of edits) {
        const text = String(now[file] ?? SMALL_SITE[file]);
        // Without a change the file becomes again what it was in the beginning.
        const next = change ? change(text) : String(SMALL_SITE[file]);
        if (next === undefined) delete now[file];
        else now[file] = next;
        expect(after(file, next)).toEqual(diagnose(now));
      }
    }),
    { numRuns: 20 },
  );
});
