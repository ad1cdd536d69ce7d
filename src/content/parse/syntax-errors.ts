import type { YAMLError } from 'yaml';
import { quote, quoteWhole, type SyntaxFinding } from '../diagnostics/diagnostic.ts';
import { commentInBrackets, dividedEntry } from './flow-errors.ts';
import { checkIndentation } from './indentation.ts';
import { pathByIndent } from './path-by-indent.ts';
import { quoteHint, valueOnLine } from './quote-hint.ts';

type Message = Pick<SyntaxFinding, 'message' | 'hint' | 'offset' | 'quotes'>;

/** The text around a location. */
interface Surroundings {
  offset: number;
  /** The line before and after the location. */
  before: string;
  after: string;
}

/**
 * Describes in plain language why a file can't be read. Returns one finding per line, because further errors on a line are
 * mostly consequences.
 */
export function syntaxErrors(
  errors: readonly YAMLError[],
  text: string,
  { lineOf, textKeys }: { lineOf: (offset: number) => number; textKeys: ReadonlySet<string> },
): SyntaxFinding[] {
  if (errors.length === 0) return [];
  const conflict = /^<{7} /m.exec(text);
  if (conflict) return [unmerged(conflict.index)];
  const bend = checkIndentation(text);
  const lastLine = bend ? lineOf(lastWordsBefore(text, bend.offset ?? 0)) : Infinity;
  const findings: SyntaxFinding[] = [];
  const multiline = new Set(errors.flatMap(({ code, pos }) => (code === 'MULTILINE_IMPLICIT_KEY' ? pos[0] : [])));
  const lines = new Set<number>();
  let stray = false;
  for (const error of errors) {
    const line = lineOf(error.pos[0]);
    // Errors below a line that breaks the structure are consequences of it.
    if (line >= lastLine) break;
    const follows = lines.has(line) || (stray && error.message.includes('in YAML stream'));
    lines.add(line);
    stray ||= error.message.includes('in YAML stream') || error.message.includes('at node end');
    if (follows) continue;
    const found = explain(error, { text, textKeys, multiline: multiline.has(error.pos[0]) });
    findings.push({ path: pathByIndent(text, found.offset ?? 0), ...found });
    if (findings.length === MAX_FINDINGS || error.code === 'BAD_INDENT') break;
  }
  return bend ? [...findings, bend] : findings;
}

/** Returns the offset of the last text above a line: the parser reports what a line lacks after that text. */
const lastWordsBefore = (text: string, offset: number): number =>
  text.slice(0, text.lastIndexOf('\n', offset - 1) + 1).trimEnd().length;

const unmerged = (offset: number): SyntaxFinding => ({
  path: [],
  offset,
  message: 'Here two versions of the file were never merged.',
  hint: 'Keep one of the two and delete the lines <<<<<<<, ======= and >>>>>>>.',
});

/** Maximum number of errors listed per file. */
const MAX_FINDINGS = 10;

function surroundings(text: string, position: number): Surroundings {
  const offset = Math.min(position, text.length);
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { offset, before: text.slice(start, offset), after: text.slice(offset, end < 0 ? undefined : end) };
}

/** What an error is explained by, besides the error. */
interface Source {
  text: string;
  /** Keys of texts for visitors. */
  textKeys: ReadonlySet<string>;
  /** Whether a name of several lines was found at the same place. */
  multiline: boolean;
}

function explain(error: YAMLError, source: Source): SyntaxFinding {
  const around = surroundings(source.text, error.pos[0]);
  const { offset, before, after } = around;
  const tab = /^ *\t/.exec(before + after);
  if (tab)
    return {
      offset: offset - before.length + tab[0].length - 1,
      message: 'The line is indented with a tab.',
      hint: 'Use spaces, two for each level.',
    };
  return { offset, ...wordsOf(error, { ...around, after: after.trimEnd() }, source) };
}

function wordsOf(error: YAMLError, around: Surroundings, { text, textKeys, multiline }: Source): Message {
  const { before, after } = around;
  const quoteIt = quoteHint(valueOnLine(before + after));
  const divided = dividedEntry(before, after, around.offset - before.length, textKeys);
  switch (error.code) {
    case 'BLOCK_IN_FLOW':
      return divided ?? { message: `${quote(after)} has a colon in it, so it reads like a field.`, hint: quoteIt };
    case 'BLOCK_AS_IMPLICIT_KEY':
      return divided ?? (multiline && !after.endsWith(':') ? deeperLine(around, text) : colonInText(around));
    case 'MULTILINE_IMPLICIT_KEY':
      return withoutColon(after);
    case 'BAD_INDENT':
      return commentInBrackets(text, around.offset) ?? unevenLine(error.message);
    case 'BAD_SCALAR_START':
      return {
        message: `A text cannot begin with ${after.charAt(0)} unless it is quoted.`,
        hint: quoteIt,
        quotes: true,
      };
    case 'BAD_DQ_ESCAPE':
      return {
        message: `Between double quotes, ${quote(after.slice(0, 2))} has no meaning.`,
        hint: 'Write \\\\ for a backslash, or use single quotes.',
      };
    case 'IMPOSSIBLE':
      return {
        message: `${quote(after)} cannot be the name of a field.`,
        hint: 'Write a name of letters before the colon.',
      };
    case 'KEY_OVER_1024_CHARS':
      return {
        message: 'The name of a field is longer than 1024 characters.',
        hint: 'If it is a text with a colon in it, quote the text.',
      };
    case 'UNEXPECTED_TOKEN':
      return unexpected(error.message, before, after);
    case 'MISSING_CHAR':
      return missing(error.message, after);
    default:
      return {
        message: `This cannot be read: ${error.message}.`,
        hint: 'Compare the line with its neighbors: indentation, colon, quotes.',
      };
  }
}

function colonInText({ before, after }: Surroundings): Message {
  if (!/^[\s-]*[^\s:]+:\s*$/.test(before))
    return {
      message: 'The fields begin further left than the list above them.',
      hint: 'Give every entry of the list the same indentation.',
    };
  const message = `The text ${quote(after)} has a colon in it, so it reads like a field.`;
  const [, scheme, address] = /^(mailto|tel|https?): +(\S+)$/.exec(after) ?? [];
  if (scheme !== undefined) return { message, hint: `Write ${scheme}:${address ?? ''}.` };
  const isLast = after.indexOf(':') === after.length - 1;
  const hint = isLast
    ? 'Delete the colon at the end; if it is part of the text, put the whole text in quotes.'
    : quoteHint(after);
  return { message, hint, quotes: !isLast };
}

/** Reports a line that is indented more than the previous one, which already has a value. */
function deeperLine({ offset, after }: Surroundings, text: string): Message {
  const next = text.indexOf('\n', offset) + 1;
  const indent = /^ */.exec(text.slice(next))?.[0].length ?? 0;
  return {
    offset: next + indent,
    message: `This line is indented deeper than the one above, which has its value ${quote(after)} already.`,
    hint: 'Give both lines the same indentation.',
  };
}

function withoutColon(after: string): Message {
  const [, name = '', sign = '', value = ''] = /^([\w-]+)(:| *[;=\uFF1A] *)(\S.*)$/.exec(after) ?? [];
  return name !== ''
    ? {
        message: sign === ':' ? 'A space is missing after the colon.' : `A colon is missing after ${quote(name)}.`,
        hint: `Write ${quoteWhole(`${name}: ${value}`)}.`,
      }
    : {
        message: `The line ${quote(after)} is not a field: it has no colon.`,
        hint: 'Write name: value; if it continues the text above, indent it deeper than the name of that text.',
      };
}

const unevenLine = (message: string): Message =>
  /must be sufficiently indented and end with a (.)/.test(message)
    ? {
        message: `The bracket that was opened above is not closed.`,
        hint: `Close it with ${message.at(-1) ?? ''} before this line; if it is part of a text, put the whole text in quotes.`,
      }
    : {
        message: 'The line is not indented like its neighbors.',
        hint: 'Fields of one group begin in the same column; use two spaces for each level.',
      };

function unexpected(message: string, before: string, after: string): Message {
  const last = before.trimEnd().at(-1) ?? '';
  if (/block scalar header|Not a YAML token/i.test(message))
    return {
      message: 'After | or >, the text begins on the next line.',
      hint: 'Delete the character; for a text of several lines, move the text to the next line and indent it.',
    };
  if (/[\]}]/.test(after.charAt(0)))
    return {
      message: `The bracket ${after.charAt(0)} closes nothing.`,
      hint: 'Delete it, or quote the text if it is part of one.',
    };
  if (/^[\w-]+:\s/.test(after))
    return {
      message: `A comma is missing before ${quote(after)}.`,
      hint: 'Part the entries between brackets with commas.',
    };
  if (last === '"' || last === "'")
    return {
      message: `Text follows the closing ${last}: ${quote(after)}.`,
      hint:
        last === "'" && !(before + after).includes('"')
          ? 'Put the whole text in double quotes, and write ’ for an apostrophe in it.'
          : `Put the whole text in one pair of quotes; write a quote inside it as ${last === '"' ? '\\"' : "''"}.`,
    };
  if (/on same line with key/.test(message))
    return {
      message: 'A list begins on the line below its name.',
      hint: 'Begin the list on the next line; if this is a text, put the whole text in quotes.',
    };
  if (last === '}' || last === ']')
    return {
      message: `The text begins with a bracket, and ${quote(after)} follows it.`,
      hint: quoteHint(valueOnLine(before + after)),
      quotes: true,
    };
  return {
    message: `${quote(after)} is not allowed here.`,
    hint: 'Compare the line with its neighbors: indentation, colon, quotes, commas.',
  };
}

function missing(message: string, after: string): Message {
  if (message.startsWith('Comments must be'))
    return {
      message: 'A space is missing before the #.',
      hint: 'Write a space before a comment, or put the # inside the quotes.',
    };
  if (message.startsWith('Missing ,'))
    return {
      message: `A comma is missing before ${quote(after)}.`,
      hint: 'Part the entries between brackets with commas.',
    };
  if (message.startsWith('Implicit map keys')) return withoutColon(after);
  if (message.startsWith('Sequence item without')) return unevenLine('');
  return {
    message: `Something is missing before ${quote(after)}.`,
    hint: 'Compare the line with its neighbors: colon, comma, quotes, brackets.',
  };
}
