import type { Phrase } from '../../i18n/phrase.ts';
import { expect, it } from 'vitest';
import { launchItemsIn, launchWarning } from './launch-items.ts';

const TEXT = `# The file.
url: https://www.example.com # EXAMPLE: your own domain
# CONFIRM: ask your bank
text:
  en: |-
    # EXAMPLE: words that a visitor reads
    More words
  da: "# LAWYER: ord"
deep:
  - name: x # LAWYER: read the part
plain: # an example, not marked
`;

it('finds marked comments by line and column, and none in values', () => {
  const found = launchItemsIn({ file: 'content/site.yaml', text: TEXT });
  expect(found.map(({ reason, line, column, note }) => [reason, line, column, note])).toEqual([
    ['example', 2, 30, 'your own domain'],
    ['confirm', 3, 1, 'ask your bank'],
    ['lawyer', 10, 13, 'read the part'],
  ]);
});

it('finds nothing in a file without marks', () => {
  expect(launchItemsIn({ file: 'content/site.yaml', text: 'url: x # yours\n' })).toEqual([]);
});

it('warns what to do and how to settle it', () => {
  const [item] = launchItemsIn({ file: 'content/a.yaml', text: 'a: b # EXAMPLE: your own b\n' });
  expect(item && launchWarning(item)).toEqual({
    severity: 'warning',
    file: 'content/a.yaml',
    line: 1,
    column: 6,
    path: '',
    message: 'This is an example: your own b',
    hint: 'Put in your own, then delete the comment.',
    form: {
      message: expect.objectContaining({ english: 'This is an example: your own b' }) as Phrase,
      hint: expect.objectContaining({
        english: 'Put in your own, then click “Done” in the list of problems.',
      }) as Phrase,
    },
  });
});
