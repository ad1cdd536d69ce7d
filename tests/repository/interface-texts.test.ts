import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeFiles } from '../support/code-files.ts';
import { textsOf } from '../support/code-texts.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The builder and its server. Whatever a person reads there stands in `src/builder/texts`. */
const TAKES_TEXTS = /^src\/(?:builder\/(?:server|ui)|authoring\/describe)\/(?!.*__fixtures__)/;

/** Keys, as the browser names them and as they're printed on a keyboard. */
const KEYS =
  /^(?:(?:Alt|Control|Ctrl|Meta|Shift)[+ ]?)*(?:[A-Z]|Arrow\w+|Backspace|Delete|End|Enter|Esc|Escape|Home|Tab)?$/;

/** Rules of CSS, and selectors: of attributes, of states, or several of elements. */
const CSS =
  /\{ | [\w-]+: [\w-]+;|\[[\w-]+\]|\[[\w-]+[$^*~|]?=|:(?:is|not|where)\(|^(?:a|b|button|del|em|footer|h\d|header|i|img|input|ins|nav|ol|p|picture|s|select|strike|strong|svg|textarea|u|ul)(?:, (?:[a-z]+\d?))+$/;

/** Strings that look like texts, and what they are. Without a file: anywhere. */
const CODE: readonly (readonly [file: string, text: RegExp, reason: string])[] = [
  ['', /^… [kM]B$/, 'units'],
  ['src/builder/ui/state/api.ts', /^Content-Type$/, 'a header'],
  ['src/builder/ui/sign-in/entry-sign-in.ts', /^Content-Type$/, 'a header'],
  ['src/builder/ui/panels/tour/language-items.tsx', /; Path=/, 'a cookie'],
  ['src/builder/ui/panels/drafts/switch-draft.ts', /; (?:Path=|Secure)/, 'a cookie'],
  ['src/builder/ui/form/views/rename-view.tsx', /^rename … …$/, 'a key'],
  ['src/builder/ui/form/views/record-view.tsx', /^item of …$/, 'a key'],
  ['src/builder/ui/outline/palette-options.ts', /^(?:shared|type) …$/, 'keys'],
  ['src/builder/ui/kit/use-file-drop.ts', /^Files$/, 'a kind of dragged data'],
  ['src/builder/ui/page/use-dropped-pictures.ts', /^Files$/, 'a kind of dragged data'],
  ['src/builder/server/compare/inert-page.ts', /^default-src|Content-Security-Policy/, 'a policy'],
  ['src/builder/ui/kit/theme.ts', /, sans-serif$/, 'fonts'],
];

const isCode = (file: string, text: string): boolean =>
  KEYS.test(text) || CSS.test(text) || CODE.some(([name, words]) => file.startsWith(name) && words.test(text));

/** Lists the texts of a module. */
const textsIn = (file: string, code: string): string[] =>
  textsOf(file, code)
    .filter(({ text }) => !isCode(file, text))
    .map(({ text, line }) => `${file}:${line} “${text}”`);

it.each([
  ["const a = 'Saved on this computer';", 'Saved on this computer'],
  ['const a = <p>to</p>;', 'to'],
  ['const a = <input placeholder="name" />;', 'name'],
  ['const a = `${count} items`;', '… items'],
  ["const a = notify({ title: 'Removed' });", 'Removed'],
  ["throw new ServerError('Reload this page.');", 'Reload this page.'],
])('finds the text in %s', (code, text) => {
  expect(textsIn('src/builder/ui/a.tsx', code)).toEqual([`src/builder/ui/a.tsx:1 “${text}”`]);
});

it.each([
  "import { a } from './a text of its own.ts';",
  'const a = <p className="one two" title={texts.outline.title}>{texts.outline.hint}</p>;',
  "if (key === 'Enter') run('moveUp');",
  'document.querySelector(\'input, textarea, [tabindex="0"]\');',
  'const a = `${file}:${line}`;',
  "throw new Error('useView is called outside of ViewProvider.');",
])('passes over %s', (code) => {
  expect(textsIn('src/builder/ui/a.tsx', code)).toEqual([]);
});

const files = codeFiles().filter((file) => TAKES_TEXTS.test(file));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

it('has all texts of the builder in its dictionary, so that another language misses none', () => {
  expect(files.flatMap((file) => textsIn(file, read(file)))).toEqual([]);
});

it('needs each exception', () => {
  const isNeeded = ([name, words]: (typeof CODE)[number]) =>
    files.some((file) => file.startsWith(name) && textsOf(file, read(file)).some(({ text }) => words.test(text)));
  expect(CODE.filter((exception) => !isNeeded(exception))).toEqual([]);
});
