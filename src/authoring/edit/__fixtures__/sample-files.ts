import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A YAML file to edit. */
export interface Sample {
  name: string;
  text: string;
}

const ROOT = join(import.meta.dirname, '../../../..');

const samplesBelow = (folder: string): Sample[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

/** The site's own content. */
export const SITE_SAMPLES = samplesBelow(join(ROOT, 'content'));

/** Files that are written in all ways that YAML has. */
export const NASTY_SAMPLES = samplesBelow(join(import.meta.dirname, 'nasty'));

/** Lines between which nothing can change what a file means: an entry begins on the second one. */
const beforeEntries = (text: string, inserted: string): string =>
  text.replace(/(?<=\n)( *)(?=- |[\w"]+:)/g, (_, indent: string, offset: number) =>
    offset % 3 === 0 ? `${inserted.replaceAll('%', indent)}${indent}` : indent,
  );

/** Ways to lay out a file otherwise; some change what it means, which the second parser sees just as well. */
const MANGLES: Record<string, (text: string) => string> = {
  crlf: (text) => text.replaceAll('\n', '\r\n'),
  bom: (text) => `\uFEFF${text}`,
  'no final newline': (text) => text.trimEnd(),
  'blanks behind lines': (text) => text.replace(/(?<=: \w+)$/gm, '  \t'),
  'comments above entries': (text) => beforeEntries(text, '%# inserted\n'),
  'headings between entries': (text) => beforeEntries(text, '\n%# inserted\n\n'),
  'blank lines between entries': (text) => beforeEntries(text, '\n'),
  'comments in the first column': (text) => beforeEntries(text, '# inserted\n'),
  'comments behind values': (text) => text.replace(/(?<=: [\w ]+)$/gm, ' # inserted'),
  'crlf, bom, no final newline': (text) => `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}`,
};

export const MANGLED_SAMPLES: Sample[] = Object.entries(MANGLES).flatMap(([how, mangle]) =>
  [...SITE_SAMPLES, ...NASTY_SAMPLES].map(({ name, text }) => ({ name: `${name}, ${how}`, text: mangle(text) })),
);
