import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

type Alphabet = Readonly<Record<string, string>>;

/** Swedish vowels in place of English ones: as long as the original, and recognizable on the page. */
export const SWEDISH: Alphabet = { a: 'å', e: 'ä', o: 'ö', A: 'Å', E: 'Ä', O: 'Ö' };

/** An Arabic letter in place of each Latin one. */
export const ARABIC: Alphabet = Object.fromEntries(
  [...'ابتثجحخدذرزسشصضطظعغفقكلمنه'].flatMap((letter, index) => {
    const latin = String.fromCharCode(97 + index);
    return [
      [latin, letter],
      [latin.toUpperCase(), letter],
    ];
  }),
);

/** Parts of a text that no translation may change: facts, links, addresses, amounts. */
const KEPT = /(\{[^{}]*\}|\]\([^)]*\)|\S+@\S+|https?:\/\/\S+|\$[\d.,]+[kKmM]?)/;

/** Replaces letters, and keeps what a translation may not change. */
export const translate = (text: string, alphabet: Alphabet): string =>
  text
    .split(KEPT)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => alphabet[letter] ?? letter)))
    .join('');

/** Runs a command of a copy of the project. Throws with its messages if it fails. */
export function runScript(root: string, name: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'scripts/run.ts', name, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${name} ${args.join(' ')}: ${stderr}${stdout}`);
  return stdout;
}

/** Translates every text of a site the way a translator does: by an exported file that is imported again. */
export function translateSite(root: string, language: string, alphabet: Alphabet): void {
  const file = join(root, 'texts.csv');
  runScript(root, 'content:translations', '--export', file, '--to', language);
  const rows: Record<string, string>[] = parse(readFileSync(file), { bom: true, columns: true });
  // The state says that a text is done that stays as it is, such as an amount.
  const translated = rows.map((row) => ({
    ...row,
    target: translate(row['source'] ?? '', alphabet),
    state: 'translated',
  }));
  writeFileSync(file, stringify(translated, { header: true, bom: true }));
  runScript(root, 'content:translations', '--import', file, '--to', language);
}
