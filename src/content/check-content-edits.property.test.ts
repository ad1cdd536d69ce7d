import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diagnose, openDiagnosis, MINIMAL_SITE } from '../../tests/support/minimal-site.ts';
import { propertyRuns } from '../../tests/support/thorough.ts';

const FILES = Object.keys(MINIMAL_SITE);
const CASES = FILES.filter((file) => file.startsWith('content/projects/'));

/** Edits of one file: plain text, text that other files depend on, and mistakes. */
const EDITS: ((text: string) => string | undefined)[] = [
  (text) => text.replaceAll('Words', 'Other words'),
  (text) => text.replace(/Hello|About|24 hours/, 'New words'),
  (text) => text.replace(/24 hours|Home/g, 'Very long words '.repeat(9)),
  (text) => text.replace('id: home', 'id: house'),
  (text) => text.replace('Words', 'Words {replyTime}'),
  (text) => text.replace('Words', 'Words {nothing}'),
  (text) => text.replace('Words', '[Words](/nowhere)'),
  (text) => text.replace(/^clientName: .*$/m, 'clientName: Alderley'),
  (text) => text.replace(/^clientName: .*$/m, `clientName: ${'Long name '.repeat(8)}`),
  (text) => text.replace(/^id: .*$/m, 'id: alderley'),
  (text) => text.replace('/images/logo.svg', '/images/none.svg'),
  (text) => `# A comment.\n${text}`,
  (text) => `${text}\nbroken`,
  () => undefined,
];

const edit = fc.record({
  file: fc.oneof(fc.constantFrom(...CASES), fc.constantFrom(...FILES)),
  change: fc.option(fc.constantFrom(...EDITS)),
});

it('reports the same after every edit as a fresh check', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 8 }), (edits) => {
      const now: Record<string, string | Uint8Array> = { ...MINIMAL_SITE };
      const after = openDiagnosis(MINIMAL_SITE);
      for (const { file, change } of edits) {
        const text = String(now[file] ?? MINIMAL_SITE[file]);
        // Without a change the file returns to its original text.
        const next = change ? change(text) : String(MINIMAL_SITE[file]);
        if (next === undefined) delete now[file];
        else now[file] = next;
        expect(after(file, next)).toEqual(diagnose(now));
      }
    }),
    propertyRuns(20, 100),
  );
});
