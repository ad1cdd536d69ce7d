import { escapeRegExp } from '../../../data/escape-regexp.ts';
import type { Json, ListedText } from '../../protocol/answers.ts';
import type { FoundPlace, FoundWords } from '../../protocol/word-answers.ts';
import type { BuilderHandlers } from '../../protocol/calls.ts';
import { formatPath } from '../../../data/path.ts';
import { fieldLabel, fieldWords, schemaAt } from '../../../authoring/describe/field-words.ts';
import { editorSchemaOf } from '../../../authoring/editor/editor-schemas.ts';
import { dataOrUndefined } from '../../../authoring/edit/yaml-source.ts';
import { toJson } from '../plain-value.ts';
import { readingKeysOf } from '../../../regions/reading-language.ts';
import { currentText } from '../current-text.ts';
import { listTexts } from '../list-texts.ts';
import type { BuilderSession } from '../session.ts';
import { excerptAround } from './excerpt.ts';
import { readableText } from './readable-text.ts';

type FindInput = Parameters<BuilderHandlers['findWords']>[0];

/** Most places that are listed. */
const MAX_PLACES = 300;

/** What settings hold besides words: a name in lower case, a path, an address, a time zone. */
const NO_WORDS = /^[a-z]+$|^\/|:\/\/|@|^\S+\/\S+$/;

/** Answers `findWords`: every place at which readers see the words, in the order of the files. */
export function findWords(session: BuilderSession, input: FindInput): FoundWords {
  const pattern = patternOf(input);
  const describe = placeDescriber(session);
  const all = writtenTexts(session);
  const places: FoundPlace[] = [];
  let across = 0;
  let more = 0;
  for (const listed of all) {
    const { within, split } = matchesIn(listed.text, pattern);
    if (within.length + split === 0) continue;
    const described = describe(listed);
    if (!described) continue;
    across += split;
    const usedBy = usesOf(session, listed, all);
    for (const match of within) {
      if (places.length === MAX_PLACES) more += 1;
      else places.push({ ...listed, ...match, ...described, ...(usedBy !== undefined && { usedBy }) });
    }
  }
  return { places, across, more };
}

/** Lists each text once; the settings repeat those that have languages. */
function writtenTexts(session: BuilderSession): ListedText[] {
  const known = new Map<string, ListedText>();
  for (const text of listTexts(session)) {
    const id = `${text.file}#${formatPath(text.path)}`;
    if (!known.has(id)) known.set(id, text);
  }
  return [...known.values()];
}

/** Returns what finds words: any white space between them, either apostrophe. */
function patternOf({ words, matchCase, wholeWords }: FindInput): RegExp {
  const source = escapeRegExp(words.trim())
    .replaceAll(/['’]/g, "['’]")
    .replaceAll(/\s+/g, String.raw`\s+`);
  const whole = wholeWords ? String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])` : source;
  return new RegExp(whole, matchCase ? 'gu' : 'giu');
}

/** Finds words in a text. `split`: how often markup stands between them. */
function matchesIn(text: string, pattern: RegExp) {
  const readable = readableText(text);
  const { words, offsets } = readable;
  const matches = [...words.matchAll(pattern)].map(({ 0: found, index }) => {
    const start = offsets[index] ?? 0;
    const last = offsets[index + found.length - 1] ?? start;
    return { start, end: last + 1, found, ...excerptAround(readable, index, index + found.length) };
  });
  const within = matches.filter(({ start, end, found }) => end - start === found.length);
  return { within, split: matches.length - within.length };
}

const jsonOf = (text: string): Json | undefined => {
  const data = dataOrUndefined(text);
  return data === undefined ? undefined : toJson(data);
};

/** Returns what names the place of a text in words; nothing for a setting that takes no free words. */
function placeDescriber({ root, schemas, check }: BuilderSession) {
  const keys = readingKeysOf(check.model.regions);
  const files = new Map<string, unknown>();
  const dataOf = (file: string) => {
    if (!files.has(file)) files.set(file, jsonOf(currentText(root, file)));
    return files.get(file);
  };
  return ({ file, path, language: own, text }: ListedText): { label: string } | undefined => {
    const data = dataOf(file);
    const json = editorSchemaOf(file, schemas)?.json;
    if (own === undefined) {
      const schema = (schemaAt(json, data, path) ?? {}) as Record<string, unknown>;
      const takesWords = !['enum', 'const', 'pattern', 'format'].some((key) => key in schema);
      if (!takesWords || NO_WORDS.test(text)) return undefined;
    }
    return { label: fieldLabel(fieldWords(json, data, path, keys)) };
  };
}

/** Returns how many texts show a fact; `undefined` for a text that is none. */
function usesOf({ check }: BuilderSession, fact: ListedText, all: readonly ListedText[]): number | undefined {
  if (fact.file !== check.result().checked.singles.facts?.file) return undefined;
  const sign = `{${String(fact.path[0])}}`;
  return all.filter(({ language, text }) => language === fact.language && text.includes(sign)).length;
}
