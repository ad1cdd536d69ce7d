import {
  boldOf,
  isBlock,
  isLeftOut,
  isNumbered,
  isWordEntry,
  lostBy,
  styleValue,
  type PastedFormat,
} from './element-format.ts';
import { pastedTarget } from './pasted-link.ts';

/** Words of a paste that have one format. */
export interface PastedWords {
  text: string;
  bold: boolean;
  href: string | undefined;
  /** The name of a fact chip that was copied from another field. */
  fact: string | undefined;
}

/** A paragraph, a heading or a list entry of a paste. */
export interface PastedBlock {
  kind: 'paragraph' | 'heading' | 'entry';
  words: PastedWords[];
}

/** What a paste has, and formats that no text holds. */
export interface PastedContent {
  blocks: PastedBlock[];
  lost: Set<PastedFormat>;
}

/** What the elements around some words say of them. */
interface Around {
  bold: boolean;
  href: string | undefined;
  isEntry: boolean;
  isHeading: boolean;
  /** Whether line breaks and spaces stand as they're written. */
  isVerbatim: boolean;
  /** Whether everything stays on one line: in a cell of a table. */
  isLine: boolean;
}

/** Between the cells of a table's row. */
const CELLS_APART = ' – ';

/** Reads what a program has put on the clipboard as HTML. */
export function readHtml(html: string): PastedContent {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const reader = new HtmlReader();
  reader.readInside(body, {
    bold: false,
    href: undefined,
    isEntry: false,
    isHeading: false,
    isVerbatim: false,
    isLine: false,
  });
  return reader.content();
}

class HtmlReader {
  readonly #lost = new Set<PastedFormat>();
  readonly #blocks: PastedBlock[] = [];
  #block: PastedBlock | undefined;

  content(): PastedContent {
    const blocks = this.#blocks.map(tidyBlock).filter(({ words }) => words.some(({ text }) => text.trim() !== ''));
    return { blocks, lost: this.#lost };
  }

  readInside(parent: Node, around: Around): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) this.#addText(node.nodeValue ?? '', around);
      else if (node instanceof Element && !isLeftOut(node)) this.#readElement(node, around);
    }
  }

  #readElement(element: Element, around: Around): void {
    const name = element.localName;
    if (name === 'br') this.#breakLine(around);
    else if (/^(?:img|svg|picture|video|canvas|object|iframe)$/.test(name)) this.#addPicture(element, around);
    else if (name === 'tr' && !around.isLine && cellsOf(element).length > 1) this.#readRow(element, around);
    else if (element.hasAttribute('data-fact')) this.#addFact(element, around);
    else this.#readFormatted(element, around);
  }

  #readFormatted(element: Element, around: Around): void {
    const name = element.localName;
    const hasWords = element.textContent.trim() !== '';
    const isHeading = around.isHeading || /^h[1-6]$/.test(name);
    const own: Around = {
      ...around,
      isHeading,
      bold: boldOf(element) ?? around.bold,
      href: this.#targetOf(element, around),
      isEntry: around.isEntry || name === 'li' || isWordEntry(element),
      isVerbatim:
        around.isVerbatim || name === 'pre' || /^(?:pre|break-spaces)/.test(styleValue(element, 'white-space') ?? ''),
    };
    if (hasWords) {
      for (const format of lostBy(element, own.href !== undefined)) this.#lost.add(format);
      if (own.bold && !isHeading && !around.bold) this.#lost.add('bold');
      if (isHeading) this.#lost.add('headings');
      if (name === 'ul' || name === 'ol' || isWordEntry(element)) this.#lost.add('lists');
      if (name === 'ol' || (isWordEntry(element) && isNumbered(element))) this.#lost.add('numbers');
    }
    const startsLine = isBlock(element) && !around.isLine;
    // A paragraph in an entry belongs to it.
    const begins = startsLine && !(around.isEntry && /^(?:p|div)$/.test(name) && this.#block?.words.length === 0);
    if (begins) this.#block = undefined;
    if (name === 'li') this.#block = this.#begin(own);
    this.readInside(element, own);
    if (startsLine) this.#block = undefined;
  }

  #targetOf(element: Element, around: Around): string | undefined {
    if (element.localName !== 'a' || !element.hasAttribute('href')) return around.href;
    const target = pastedTarget(element.getAttribute('href') ?? '');
    if (element.textContent.trim() !== '') this.#lost.add(target === undefined ? 'deadLinks' : 'links');
    if (target?.wasInsecure === true) this.#lost.add('insecureLinks');
    return target?.address;
  }

  /** A row of a table becomes one line. */
  #readRow(row: Element, around: Around): void {
    this.#lost.add('tables');
    this.#block = undefined;
    let isFirst = true;
    for (const cell of cellsOf(row)) {
      if (!isFirst) this.#addText(CELLS_APART, { ...around, isVerbatim: true });
      isFirst = false;
      this.readInside(cell, { ...around, bold: boldOf(cell) ?? around.bold, isLine: true, isEntry: false });
    }
    this.#block = undefined;
  }

  #breakLine(around: Around): void {
    if (around.isLine || around.isEntry) this.#addText(' ', around);
    else this.#block = undefined;
  }

  /** Mails have emoji as pictures, with the emoji as alternative text. */
  #addPicture(element: Element, around: Around): void {
    const alt = element.getAttribute('alt') ?? '';
    if (/^\p{RGI_Emoji}$/v.test(alt)) this.#addText(alt, around);
    else if (element.getAttribute('width') !== '1') this.#lost.add('pictures');
  }

  #addFact(element: Element, around: Around): void {
    const fact = element.getAttribute('data-fact') ?? '';
    this.#current(around).words.push({ text: element.textContent, bold: around.bold, href: around.href, fact });
  }

  #addText(text: string, around: Around): void {
    if (around.isVerbatim && /[\n\r]/.test(text) && !around.isLine) {
      for (const [index, line] of text.split(/\r\n|[\n\r]/).entries()) {
        if (index > 0) this.#block = undefined;
        this.#addText(line, around);
      }
      return;
    }
    const own = around.isVerbatim ? text : text.replace(/[ \t\n\r\f]+/g, ' ');
    if (own === '' || (own.trim() === '' && (this.#block === undefined || this.#block.words.length === 0))) return;
    this.#current(around).words.push({ text: own, bold: around.bold, href: around.href, fact: undefined });
  }

  #current(around: Around): PastedBlock {
    return (this.#block ??= this.#begin(around));
  }

  #begin({ isEntry, isHeading }: Around): PastedBlock {
    const block: PastedBlock = { kind: isEntry ? 'entry' : isHeading ? 'heading' : 'paragraph', words: [] };
    this.#blocks.push(block);
    return block;
  }
}

/** The cells of a row that have something in them. */
const cellsOf = (row: Element): Element[] =>
  [...row.children].filter((cell) => /^t[dh]$/.test(cell.localName) && cell.textContent.trim() !== '');

/** Takes away what programs add and nobody types: spaces around lines and repeated ones, and signs without width. */
function tidyBlock({ kind, words }: PastedBlock): PastedBlock {
  let before = ' ';
  const tidy = words.map((word) => {
    if (word.fact !== undefined) {
      before = 'x';
      return word;
    }
    let text = plainSpaces(word.text);
    if (before === ' ') text = text.trimStart();
    before = text.at(-1) ?? before;
    return { ...word, text };
  });
  const end = tidy.findLastIndex(({ text }) => text !== '');
  return {
    kind,
    words: tidy.slice(0, end + 1).map((word, index) => (index === end ? { ...word, text: word.text.trimEnd() } : word)),
  };
}

/** No-break spaces are kept where they part a number from what it counts. */
const plainSpaces = (text: string): string =>
  text
    .replace(/[\u200b\ufeff\u2060]/g, '')
    .replace(/(?<![\d\u00a0 ])\u00a0(?!\d)/g, ' ')
    .replace(/[ \u00a0\t]{2,}/g, ' ');
