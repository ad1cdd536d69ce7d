import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeFiles } from '../support/code-files.ts';
import { textsOf } from '../support/code-texts.ts';
import { DANISH_OWNER_WORDS, ENGLISH_SPELLINGS, OWNER_WORDS } from '../support/owner-words.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The texts of the builder, and code where others may stand: the builder's and its server's. */
const SPEAKS_TO_OWNERS = /^src\/(?:builder\/(?:server|texts|ui)|authoring\/describe)\/(?!.*__fixtures__)/;

/** Texts that may say such a word, and why. */
const EXCEPTIONS: readonly (readonly [text: RegExp, reason: string])[] = [
  [/[“»]npm run builder[”«]/, 'the one command that starts the builder again'],
  [/not valid YAML/, 'stands in the details of a page that can’t be edited'],
  [/^Version(?:s need a|er kræver et) program/, 'names the program to install'],
  [/[“»]git status[”«]/, 'what the developer is asked to run'],
  [/\{ overflow-anchor: none \}/, 'is a property in the styles of a page in a frame'],
];

/** Messages name files, which the builder shows by their titles, and say how a path is written that a form never shows. */
const MESSAGES = 'src/builder/texts/danish/diagnostics/';
const FILE_NAME = /\/?(?:content|public|images)\/\S*/g;

const isException = (text: string): boolean => EXCEPTIONS.some(([words]) => words.test(text));

const DANISH = 'src/builder/texts/danish/';

const wordsFor = (file: string) => [
  ...OWNER_WORDS,
  ...(file.startsWith(DANISH) ? DANISH_OWNER_WORDS : ENGLISH_SPELLINGS),
];

/** Says which texts of a module have words that no owner should see. */
const faultsIn = (file: string, code: string): string[] =>
  textsOf(file, code)
    .filter(({ text }) => !isException(text))
    .flatMap(({ text, line }) =>
      wordsFor(file).flatMap(([word, instead]) => {
        const own = file.startsWith(MESSAGES) ? text.replaceAll(FILE_NAME, '') : text;
        const [found] = word.exec(own) ?? [];
        return found === undefined ? [] : [`${file}:${line} “${text}” says “${found}”; say: ${instead}`];
      }),
    );

it.each([
  ["const a = 'Nothing to commit';", 'commit'],
  ['const a = <p title="Rename the anchor">Hello</p>;', 'anchor'],
  ['const a = <b>Push the\n changes</b>;', 'Push'],
  ["const a = `Sections of ${file}: sections[2] is wrong, ${'no image here'}`;", 'sections[2]'],
  ["const a = { message: 'Take it back' };", 'Take it back'],
])('finds %s', (code, word) => {
  expect(faultsIn('src/builder/ui/a.tsx', code).join(' ')).toContain(word);
});

it('finds words of programmers in Danish', () => {
  const faults = faultsIn(`${DANISH}a.ts`, "const a = 'Ret sektionens anker, og push den';");
  expect(faults.map((fault) => /siger|says “(.*?)”/.exec(fault)?.[1])).toEqual(['push', 'anker', 'push']);
  expect(faultsIn(`${DANISH}a.ts`, "const a = 'Skriv din e-mail her';")).toEqual([]);
});

it.each([
  "import { a } from './git/commit of it.ts';",
  "const a = { details: 'Run git pull.', keywords: 'commit push' };",
  "type A = 'a commit' | 'Push it';",
  'const a = <p className="commit branch" id="anchor" />;',
  "// Git's own words.\nconst a = `${commit}-anchor`;",
])('passes over what nobody sees at first: %s', (code) => {
  expect(faultsIn('src/builder/ui/a.tsx', code)).toEqual([]);
});

const files = codeFiles().filter((file) => SPEAKS_TO_OWNERS.test(file));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

it('speaks to the owner of the site in one word for one thing, and without those of programmers', () => {
  expect(files.flatMap((file) => faultsIn(file, read(file)))).toEqual([]);
});

it('needs each exception', () => {
  const texts = files.flatMap((file) => textsOf(file, read(file)).map(({ text }) => text));
  expect(EXCEPTIONS.filter(([words]) => !texts.some((text) => words.test(text)))).toEqual([]);
});
