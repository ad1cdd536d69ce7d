import { expect, it } from 'vitest';
import { fieldName } from '../diagnostics/diagnostic.ts';
import { pathByIndent } from './path-by-indent.ts';

/** Returns the field that contains the character §. */
const fieldAt = (text: string): string => fieldName(pathByIndent(text.replace('§', ''), text.indexOf('§')));

it.each([
  ['a field at the top', 'name: A\ntitle: §A', 'title'],
  ['nothing at the name of such a field', 'name: A\n§title: A', ''],
  ['a field of a group', 'seo:\n  title:\n    en: A\n    da: §B', 'seo.title.da'],
  ['the group itself where a name begins', 'seo:\n  title: A\n  §name', 'seo'],
  ['the first entry of a list', 'list:\n  - title: §A', 'list[0].title'],
  ['a later field of an entry', 'list:\n  - type: A\n    title: §A', 'list[0].title'],
  ['a later entry', 'list:\n  - type: A\n    title: B\n  - type: C\n  - type: §D', 'list[2].type'],
  ['an entry that is a text', 'list:\n  - A\n  - B\n  - §C', 'list[2]'],
  ['a list that is not indented', 'list:\n- type: A\n- type: B\n  title: §C', 'list[1].title'],
  ['a list within a list', 'rows:\n  - - A\n    - §B', 'rows[0][1]'],
  [
    'a list within a later entry',
    'rows:\n  - cells:\n      - A\n  - cells:\n      - A\n      - B\n      - §C',
    'rows[1].cells[2]',
  ],
  ['a list that is not indented within an entry', 'rows:\n  - cells:\n    - A\n    - §B', 'rows[0].cells[1]'],
  ['fields between entries of other lists', 'a:\n  - A\n  - B\nb:\n  - §C', 'b[0]'],
  ['a quoted name', '"my name":\n  \'other\': §A', 'my name.other'],
  ['a name with a space before its colon', 'seo :\n  title : §A', 'seo.title'],
  ['comments and empty lines above', 'seo:\n\n# a: b\n   # c: d\n  \n  title: §A', 'seo.title'],
  ['lines of Windows', 'seo:\r\n  title:\r\n    en: §A', 'seo.title.en'],
  ['a line without a name', 'seo:\n  title: A\n  wor§ds', 'seo'],
  ['text that only looks like a key', 'seo:\n  a:b\n  c: §A', 'seo.c'],
  ['a key after text', 'seo:\n    see this: A\n  title: §A', 'seo.title'],
  ['dashes with more spaces behind them', 'list:\n  -   type: A\n      title: §B', 'list[0].title'],
  ['a deeper list above', 'list:\n  - more:\n      - A\n      - B\n  - type: §C', 'list[1].type'],
  ['a first line', 'title: §A', 'title'],
  ['the beginning of a file', '§title: A', ''],
  ['an entry at its dash', 'list:\n  - A\n  §- B', 'list[1]'],
])('finds %s', (_what, text, field) => {
  expect(fieldAt(text)).toBe(field);
});
