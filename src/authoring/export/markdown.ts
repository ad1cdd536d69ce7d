/** A part of a line. */
export type DocumentPhrase =
  | { kind: 'text'; value: string }
  | { kind: 'strong'; value: string }
  | { kind: 'link'; value: string; url: string }
  | { kind: 'picture'; alt: string; url: string };

/** A block of a document. */
export type Block =
  | {
      kind: 'heading';
      /** From 1 on; deeper ones than Markdown has get its deepest. */ level: number;
      phrases: DocumentPhrase[];
    }
  | { kind: 'paragraph'; phrases: DocumentPhrase[] }
  | { kind: 'list'; items: DocumentPhrase[][] }
  | { kind: 'comment'; value: string };

/** Deepest heading of Markdown. */
const MAX_LEVEL = 6;

/** Writes blocks as CommonMark. Texts say the same letters there, whatever they'd mean to Markdown. */
export const toMarkdown = (blocks: readonly Block[]): string =>
  `${blocks.map(writeBlock).join('\n\n')}${blocks.length > 0 ? '\n' : ''}`;

function writeBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(Math.min(block.level, MAX_LEVEL))} ${writeLine(block.phrases)}`;
    case 'paragraph':
      return writeLine(block.phrases);
    case 'list':
      return block.items.map((item) => `- ${writeLine(item)}`).join('\n');
    case 'comment':
      return `<!-- ${block.value} -->`;
  }
}

/** A line that would begin a list, a heading, a quote or a rule; the mark is the last group. */
const LINE_START = /^(\d*)([-+=>#.)])/;

const writeLine = (phrases: readonly DocumentPhrase[]): string =>
  phrases
    .map(writePhrase)
    .join('')
    .trim()
    .replace(LINE_START, (_start, digits: string, mark: string) => `${digits}\\${mark}`);

function writePhrase(phrase: DocumentPhrase): string {
  switch (phrase.kind) {
    case 'text':
      return escapeText(phrase.value);
    case 'strong':
      return `**${escapeText(phrase.value).trim()}**`;
    case 'link':
      return `[${escapeText(phrase.value)}](${escapeAddress(phrase.url)})`;
    case 'picture':
      return `![${escapeText(phrase.alt)}](${escapeAddress(phrase.url)})`;
  }
}

/** Puts a backslash before what Markdown would read as markup, and makes one line of it. */
const escapeText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>|~]|&(?=#?\w+;)|!(?=\[)|#+(?=\s*$)/g, (mark) => `\\${mark}`);

const escapeAddress = (url: string): string =>
  url.replace(/[\s()<>\\]/g, encodeURIComponent).replace(/[()]/g, (mark) => `\\${mark}`);
