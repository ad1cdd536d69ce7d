import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { codeFiles } from '../support/code-files.ts';
import { textsOf } from '../support/code-texts.ts';
import { OWNER_WORDS } from '../support/owner-words.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The builder, and what its server says. */
const SPEAKS_TO_OWNERS = /^src\/(?:builder|authoring\/(?:builder|describe))\/(?!.*__fixtures__)/;

/** Texts that may say such a word, and why. */
const EXCEPTIONS: readonly (readonly [file: string, text: RegExp, reason: string])[] = [
  ['builder/changes/commit-form.tsx', /^Technical details: branch/, 'a tooltip for a developer'],
  ['builder/state/connection.ts', /“npm run dev”/, 'the one command that starts the builder again'],
  ['authoring/builder/open-file.ts', /not valid YAML/, 'stands in the details of a page that can’t be edited'],
  ['authoring/builder/repository/git-refusal.ts', /^Versions need a program/, 'names the program to install'],
  ['authoring/builder/repository/list-changes.ts', /“git status”/, 'what the developer is asked to run'],
  [
    'authoring/builder/repository/repository-state.ts',
    /in progress$|being applied|^the commit …$|^Run “git switch/,
    'parts of the details',
  ],
];

const isException = (file: string, text: string): boolean =>
  EXCEPTIONS.some(([name, words]) => file === `src/${name}` && words.test(text));

/** Says which texts of a module have words that no owner should see. */
const faultsIn = (file: string, code: string): string[] =>
  textsOf(file, code)
    .filter(({ text }) => !isException(file, text))
    .flatMap(({ text, line }) =>
      OWNER_WORDS.flatMap(([word, instead]) => {
        const [found] = word.exec(text) ?? [];
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
  expect(faultsIn('src/builder/a.tsx', code).join(' ')).toContain(word);
});

it.each([
  "import { a } from './git/commit of it.ts';",
  "const a = { details: 'Run git pull.', keywords: 'commit push' };",
  "type A = 'a commit' | 'Push it';",
  'const a = <p className="commit branch" id="anchor" />;',
  "// Git's own words.\nconst a = `${commit}-anchor`;",
])('passes over what nobody sees at first: %s', (code) => {
  expect(faultsIn('src/builder/a.tsx', code)).toEqual([]);
});

const files = codeFiles().filter((file) => SPEAKS_TO_OWNERS.test(file));

it('speaks to the owner of the site in one word for one thing, and without those of programmers', () => {
  expect(files.flatMap((file) => faultsIn(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it('needs each exception', () => {
  const isNeeded = ([name, words]: (typeof EXCEPTIONS)[number]) =>
    textsOf(name, readFileSync(join(ROOT, 'src', name), 'utf8')).some(({ text }) => words.test(text));
  expect(EXCEPTIONS.filter((exception) => !isNeeded(exception))).toEqual([]);
});
