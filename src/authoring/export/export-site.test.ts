import fc from 'fast-check';
import { parsers } from 'prettier/plugins/markdown';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Path } from '../../data/path.ts';
import { valueAt } from '../../data/plain.ts';
import { checkSite, type CheckedSite } from '../../content/check-site.ts';
import { visitFields } from '../../content/cross-check/file-fields.ts';
import { isTextField, type TextField } from '../../content/validate/walk-schema.ts';
import { isTemplateFile } from '../../content/read/page-paths.ts';
import { exportSite, type SiteExport } from './export-site.ts';
import { toMarkdown } from './markdown.ts';
import { richTextDocument } from './rich-text-blocks.ts';

let site: CheckedSite;
let exported: SiteExport;
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  site = await checkSite(process.cwd());
  const made = exportSite(site);
  if (!made) throw new Error('The site has errors.');
  exported = made;
  files = new Map(exported.files.map(({ file, text }) => [file, text]));
});

/** What Prettier's Markdown parser finds. */
interface MarkdownNode {
  type: string;
  value?: string;
  alt?: string | null;
  children?: MarkdownNode[];
}

/** All words of a document, as a Markdown reader finds them. */
function wordsIn({ type, value, alt, children }: MarkdownNode): string {
  if (type === 'text' || type === 'sentence' || type === 'word' || type === 'whitespace')
    return value ?? (children ?? []).map(wordsIn).join('');
  if (type === 'image') return ` ${alt ?? ''} `;
  const words = (children ?? []).map(wordsIn).join('');
  return type === 'paragraph' || type === 'heading' ? ` ${words} ` : words;
}

const fromMarkdown = (markdown: string): MarkdownNode => parsers.markdown.parse(markdown, {} as never) as MarkdownNode; // it needs no options

/** All strings in data. */
const stringsIn = (data: unknown): string[] =>
  typeof data === 'object' && data !== null ? Object.values(data).flatMap(stringsIn) : [String(data)];

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

function readBack(markdown: string): string {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(markdown) ?? [];
  return oneSpace([...stringsIn(parse(front)), wordsIn(fromMarkdown(body))].join(' '));
}

/** The parts of a written text between facts, amounts and markup: they stand in an export letter by letter. */
const fixedParts = (text: string): string[] =>
  text
    .replaceAll(/\*\*([^*]+)\*\*|\[([^\][]+)\]\([^)\s]+\)/g, '$1$2')
    .replaceAll(/^[ \t]*- /gm, ' ')
    .split(/\{[^}]*\}|\$[\d.,]+k?/)
    .map(oneSpace)
    .filter((part) => part !== '');

function allTexts(): TextField[] {
  const found: TextField[] = [];
  visitFields(site.checked, site.model, (field) => {
    const isSetting = /^content\/(?:regions|brand|translation-checks)\./.test(field.file);
    if (isTextField(field) && !isTemplateFile(field.file) && !isSetting) found.push(field);
  });
  return found;
}

/** Whether a region shows a field: the items of lists that contain it may be limited to others. */
function isShown(file: string, path: Path, code: string): boolean {
  const data: unknown = JSON.parse(files.get(file.replace(/\.ya?ml$/, '.json')) ?? '{}');
  return path.every((_step, index) => {
    const { regions = [code] } = Object(valueAt(data, path.slice(0, index))) as { regions?: string[] };
    return !Array.isArray(regions) || regions.includes(code);
  });
}

describe('an export', () => {
  it('has each text of the site in the Markdown of each region that shows it', () => {
    const words = new Map([...files].flatMap(([file, text]) => (file.endsWith('.md') ? [[file, readBack(text)]] : [])));
    const texts = allTexts();
    const missing = texts.flatMap(({ file, path, value, regions }) =>
      regions
        .filter((code) => isShown(file, path, code))
        .flatMap((code) => {
          const written = value[site.model.regions.languageOf[code]] ?? value[code] ?? '';
          const document = `${code}/${file.replace(/^content\/(?:shared\/.*)?|\.ya?ml$/g, '')}.md`;
          const all = words.get(document) ?? [...words.values()].join(' ');
          return fixedParts(written)
            .filter((part) => !all.includes(part))
            .map((part) => `${document} ${path.join('.')}: ${part}`);
        }),
    );
    expect(texts.length).toBeGreaterThan(500);
    expect(missing).toEqual([]);
  });

  it('has each text in its JSON, in every language as it was written', () => {
    const strings = new Map(
      [...files].flatMap(([file, text]) =>
        file.endsWith('.json') ? [[file, new Set(stringsIn(JSON.parse(text)))]] : [],
      ),
    );
    const missing = allTexts().flatMap(({ file, value }) => {
      const own = strings.get(file.replace(/\.ya?ml$/, '.json'));
      const places = own ? [own] : [...strings.values()]; // a shared section is in its pages
      return Object.values(value).filter((text) => !places.some((place) => place.has(text)));
    });
    expect(missing).toEqual([]);
  });

  it('lists every file, with its addresses', () => {
    const index = JSON.parse(files.get('site.json') ?? '') as { files: { file: string; addresses?: string[] }[] };
    expect(index.files.every(({ file }) => files.has(file))).toBe(true);
    expect(index.files.find(({ file }) => file === 'content/pages/home.json')?.addresses).toEqual(['/']);
  });

  it('leads to pictures from where the document is', () => {
    for (const [file, text] of files)
      for (const [, up = '', rest] of file.endsWith('.md')
        ? text.matchAll(/\]\(((?:\.\.\/)+)(public\/[^)]+)\)/g)
        : []) {
        expect(up.length / 3, file).toBe(file.split('/').length - 1);
        expect(rest).toMatch(/^public\/\w/);
      }
  });
});

it('keeps any letters of a rich text as words, whatever Markdown makes of them', () => {
  const line = fc.string({
    unit: fc.constantFrom(
      'a',
      'Z',
      '1',
      '.',
      ' ',
      '#',
      '*',
      '_',
      '`',
      '<',
      '>',
      '&',
      '!',
      '|',
      '~',
      '\\',
      '+',
      '-',
      '=',
      'æ',
    ),
  });
  fc.assert(
    fc.property(line, (text) => {
      fc.pre(!/\*\*[^*]+\*\*/.test(text) && !/^\s*(?:-|##) /.test(text) && text.trim() !== '');
      const markdown = toMarkdown(richTextDocument(text, 3));
      expect(oneSpace(wordsIn(fromMarkdown(markdown)))).toBe(oneSpace(text));
    }),
    { numRuns: 1000 },
  );
});

it('writes the headings of a text on the level below its section', () => {
  expect(toMarkdown(richTextDocument('Before\n## **Prices**\nAfter', 3)).trim()).toBe(
    'Before\n\n### **Prices**\n\nAfter',
  );
});
