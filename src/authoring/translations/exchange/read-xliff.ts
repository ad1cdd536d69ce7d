import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { ReturnedTranslation } from './translation-unit.ts';
import { ExchangeError } from './exchange-error.ts';

/** What has been read of the unit that the parser is in. */
interface OpenUnit {
  field: string;
  line: number;
  source: string;
  target: string;
  /** The original text of each placeholder, by its id. */
  data: Map<string, string>;
}

/** Reads translations from XLIFF 2. Fails with the line of what isn't XLIFF. */
export function readXliff(text: string): ReturnedTranslation[] {
  const parser = new SaxesParser();
  const reader = new XliffReader(() => parser.line);
  parser.on('error', (error) => {
    throw new ExchangeError(
      `This isn't XML: ${error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}.`,
      parser.line,
    );
  });
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.on('text', (part) => reader.append(part));
  parser.on('cdata', (part) => reader.append(part));
  parser.write(text).close();
  return reader.translations;
}

class XliffReader {
  readonly translations: ReturnedTranslation[] = [];
  #isXliff = false;
  #file = '';
  #unit: OpenUnit | undefined;
  /** Where text goes: the element that is being read. */
  #target: 'source' | 'target' | { data: string } | undefined;

  constructor(private readonly line: () => number) {}

  open({ name, attributes }: SaxesTagPlain): void {
    const attribute = (wanted: string): string => attributes[wanted] ?? '';
    if (!this.#isXliff && (name !== 'xliff' || !attribute('version').startsWith('2.')))
      throw new ExchangeError("This isn't XLIFF 2.0.", this.line());
    this.#isXliff = true;
    if (name === 'file') this.#file = attribute('original');
    if (name === 'unit')
      this.#unit = { field: attribute('name'), line: this.line(), source: '', target: '', data: new Map() };
    if (name === 'data') this.#target = { data: attribute('id') };
    if (name === 'source' || name === 'target') this.#target = name;
    if (name === 'ph') this.append(this.#unit?.data.get(attribute('dataRef')) ?? '');
  }

  close(name: string): void {
    if (name === 'source' || name === 'target' || name === 'data') this.#target = undefined;
    if (name !== 'unit' || !this.#unit) return;
    const { field, line, source, target } = this.#unit;
    this.translations.push({ file: this.#file, field, line, source: source.trim(), target: target.trim() });
    this.#unit = undefined;
  }

  append(text: string): void {
    if (!this.#unit || this.#target === undefined) return;
    if (typeof this.#target === 'string') this.#unit[this.#target] += text;
    else this.#unit.data.set(this.#target.data, (this.#unit.data.get(this.#target.data) ?? '') + text);
  }
}
