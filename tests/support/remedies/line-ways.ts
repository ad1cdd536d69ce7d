import { edited, lineAt, replaced, sourceAt, type Edits, type Look } from './look.ts';
import { way, type Way } from './way.ts';

const indentOf = (line: string): number => line.length - line.trimStart().length;

const withoutLine = (look: Look): Edits => {
  const { start, end } = lineAt(look, look.offset);
  return replaced(look, start, Math.min(end + 1, look.text.length), '');
};

/** Writes `name: value` in place of the field that stands on the diagnostic's line, at its place. */
function writtenField(look: Look, name: string, value: string): Edits {
  const { start, line } = lineAt(look, look.offset);
  const fields = [...line.matchAll(new RegExp(`(?<![\\w-])${name} *[:;=\\uFF1A] *(?:"[^"]*"|[^,}#]*)`, 'g'))];
  const own = fields.find(
    ({ 0: { length }, index }) => start + index <= look.offset && look.offset <= start + index + length,
  );
  const rest = own ?? /^[^:]+:[^,}#]*/.exec(line.slice(look.offset - start));
  const from = own ? start + own.index : look.offset;
  const source = (rest?.[0] ?? '').trimEnd();
  return replaced(look, from, from + source.length, `${name}: ${value}`);
}

/** Puts a dash before a line, in the column of the other dashes, or a space behind its dash. */
function dashed(look: Look, words: string): Edits {
  const { start, end, line } = lineAt(look, look.offset);
  const content = line.trimStart().replace(/^-(?! )/, '');
  if (!`- ${content}`.startsWith(words)) throw new Error(`The line reads ${content}; the remedy says ${words}.`);
  if (/space is missing/.test(look.message + look.hint)) return replaced(look, start, end, line.replace('-', '- '));
  const columns = new Set(look.text.split('\n').flatMap((one) => /^( *)- /.exec(one)?.[1]?.length ?? []));
  const indent = indentOf(line);
  const column = [indent - 2, indent].find((one) => columns.has(one)) ?? indent - 2;
  return replaced(look, start, end, `${' '.repeat(column)}- ${content}`);
}

/** Deletes a field that is there twice, with what is in it: the one that begins on a line. */
function withoutField(look: Look, line: number, column: number): Edits {
  const lines = look.text.split('\n');
  const isInside = (text: string) =>
    text.trim() === '' || indentOf(text) > column || text.startsWith(`${' '.repeat(column)}- `);
  const below = lines.slice(line).findIndex((text) => !isInside(text));
  const kept = lines.toSpliced(line - 1, 1 + (below < 0 ? lines.length : below));
  return new Map([[look.file, kept.join('\n')]]);
}

const languagesBelow = (look: Look, en: string, da: string): Edits => {
  const indent = `\n${' '.repeat((/^ *(?:- )*/.exec(lineAt(look, look.offset).line)?.[0].length ?? 0) + 2)}`;
  return replaced(look, look.offset, look.offset + sourceAt(look).length, `${indent}en: ${en}${indent}da: ${da}`);
};

function listed(look: Look): Edits {
  const { start, end, line } = lineAt(look, look.offset);
  const source = look.text.startsWith('{', look.offset) ? line.slice(look.offset - start) : sourceAt(look);
  const isOwnLine = source === line.trim();
  const indent = ' '.repeat(indentOf(line) + (isOwnLine ? -2 : 2));
  return isOwnLine
    ? replaced(look, start, end, `${indent}- ${source}`)
    : replaced(look, look.offset, look.offset + source.length, `\n${indent}- ${source}`);
}

/** Remedies that tell how to change a line of YAML. */
export const LINE_WAYS: readonly Way[] = [
  way(/[Ww]rite "([\w-]+): ?((?:[^"]|"[^"]+")+)"(?=\.|, or| and|, the name)/, (look, [, name = '', value = '']) =>
    name === 'id' && /in the section that is meant|and the name of/.test(look.hint)
      ? undefined
      : writtenField(look, name, value),
  ),
  way(/[Ww]rite "([\w-]+):"(?:\.|:)/, (look, [, name = '']) => {
    const [key = ''] = /^-?(?:"[^"]*"|[^:\n]+)(?=:)/.exec(look.text.slice(look.offset)) ?? [];
    return replaced(look, look.offset, look.offset + key.length, name);
  }),
  way(/[Ww]rite "(- .*)"(?:\.$|, with the dash)/, (look, [, line = '']) => dashed(look, line)),
  way(/^A space is missing after the dash\.$/, (look) => replaced(look, look.offset + 1, look.offset + 1, ' ')),
  way(/^Delete the dash|if it is a field of the entry above, delete the dash/, (look) => {
    const [dash = ''] = /^- */.exec(look.text.slice(look.offset)) ?? [];
    return look.hint.startsWith('Delete') ? undefined : replaced(look, look.offset, look.offset + dash.length, '');
  }),
  way(/Put a comma before "([\w-]+):"/, (look) => {
    const end = look.text.slice(0, look.offset).trimEnd().length;
    return replaced(look, end, end, ',');
  }),
  way(/Write a comma in place of the semicolon/, (look) => {
    const at = look.text.lastIndexOf(';', look.offset);
    return replaced(look, at, at + 1, ',');
  }),
  way(/Delete the colon at the end/, (look) => {
    const { end } = lineAt(look, look.offset);
    return replaced(look, end - 1, end, '');
  }),
  way(/^Delete the comment, or move it behind the bracket/, (look) => {
    const { end } = lineAt(look, look.offset);
    const bracket = look.text.slice(look.offset, end).search(/[\]}]/) + look.offset;
    return replaced(look, look.offset, end, `${look.text.charAt(bracket)} ${look.text.slice(look.offset, end)}`);
  }),
  way(/Delete the line ---|Delete the line: every file/, withoutLine),
  way(/delete the (?:mark|tag) otherwise/, (look) => {
    const [mark = ''] = /^\S+ ?/.exec(look.text.slice(look.offset)) ?? [];
    return replaced(look, look.offset, look.offset + mark.length, '');
  }),
  way(
    /Keep one of the two and delete the lines <<<<<<<, ======= and >>>>>>>/,
    ({ file, text }) => new Map([[file, text.replace(/<{7}.*\n([\s\S]*?)={7}\n[\s\S]*?>{7}.*(?:\n|$)/g, '$1')]]),
  ),
  way(/^Use spaces, two for each level/, (look) => {
    const { start, end, line } = lineAt(look, look.offset);
    const rest = line.trimStart();
    const wanted = look
      .before(look.file)
      ?.split('\n')
      .find((one) => one.trimStart() === rest);
    return replaced(look, start, end, wanted ?? rest);
  }),
  way(/^(Add|Delete) (\d+) spaces? at the beginning of the line/, (look, [, what, number]) => {
    const { start } = lineAt(look, look.offset);
    return what === 'Add'
      ? replaced(look, start, start, ' '.repeat(Number(number)))
      : replaced(look, start, start + Number(number), '');
  }),
  way(/^Give both lines the same indentation/, (look) => {
    const { start, line } = lineAt(look, look.offset);
    const indent = /^ *(?:- )?/.exec(lineAt(look, start - 1).line)?.[0].length ?? 0;
    return replaced(look, start, start + indentOf(line), ' '.repeat(indent));
  }),
  way(/Delete it and type a space/, (look) => {
    const { start, end, line } = lineAt(look, look.offset);
    return replaced(look, start, end, line.replace(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' '));
  }),
  way(/if it continues the text above, indent it deeper/, (look) => {
    const { start } = lineAt(look, look.offset);
    return replaced(look, start, start, '  ');
  }),
  way(/Close it with (.) before this line/, (look, [, bracket = '']) => {
    const end = look.text.slice(0, look.offset).trimEnd().length;
    return replaced(look, end, end, ` ${bracket}`);
  }),
  way(/Part the entries between brackets with commas/, (look) => {
    const end = look.text.slice(0, look.offset).trimEnd().length;
    return replaced(look, end, end, ',');
  }),
  way(/[Mm]ove the text to the next line and indent it/, (look) => {
    const { line, end } = lineAt(look, look.offset);
    const indent = ' '.repeat(indentOf(line) + 2);
    return replaced(look, look.offset, end, `\n${indent}${look.text.slice(look.offset, end).trim()}`);
  }),
  way(/^Delete the character;/, (look) => {
    const { start, line } = lineAt(look, look.offset);
    const at = start + line.search(/[|>]/);
    return replaced(look, at, at + 2, '');
  }),
  way(/Write a space before a comment/, (look) => replaced(look, look.offset, look.offset, ' ')),
  way(/or put the # inside the quotes/, (look) => {
    const { end } = lineAt(look, look.offset);
    return replaced(look, look.offset - 1, end, `${look.text.slice(look.offset, end)}"`);
  }),
  way(/or the comment on a line of its own/, (look) => {
    const { start, end, line } = lineAt(look, look.offset);
    const comment = `${' '.repeat(indentOf(line))}${look.text.slice(look.offset, end)}`;
    return replaced(look, start, end, `${comment}\n${look.text.slice(start, look.offset).trimEnd()}`);
  }),
  way(/Indent it two spaces deeper than "([\w-]+):"/, (look, [, name = '']) => {
    const { start, end, line } = lineAt(look, look.offset);
    const opener = look.text.slice(0, start).lastIndexOf(`${name}:`);
    return replaced(look, start, end, ' '.repeat(opener - lineAt(look, opener).start + 2) + line.trimStart());
  }),
  way(/Write the text after en: and after da:, each on a line of its own/, (look) =>
    languagesBelow(look, sourceAt(look), 'Ord'),
  ),
  way(/Write it in quotes after en: and after da:/, (look) =>
    languagesBelow(look, `"${sourceAt(look)}"`, `"${sourceAt(look)}"`),
  ),
  way(/^Begin each entry (?:on a line of its own, )?with a dash and a space/, listed),
  way(/^Take the dashes away/, (look) => {
    const { start, line } = lineAt(look, look.offset);
    const indent = ' '.repeat(indentOf(line));
    const [list = ''] = new RegExp(`^(?:${indent}[- ] .*(?:\\n|$))+`).exec(look.text.slice(start)) ?? [];
    return replaced(look, start, start + list.length, list.replaceAll(`${indent}- `, indent));
  }),
  way(/^Delete one of the two; the first is in line (\d+)/, (look, [, first = '1']) =>
    withoutField(look, Number(first), look.column - 1),
  ),
  way(/^Delete one of the two; the first is in line/, (look) => withoutField(look, look.line, look.column - 1)),
  way(/Write the name of its list on a line of its own above it, for example "sections:"/, (look) => {
    const { start, line } = lineAt(look, look.offset);
    return replaced(look, start, start, `${' '.repeat(Math.max(0, indentOf(line) - 2))}sections:\n`);
  }),
  way(/Delete it: remove the letters around it too and type them again/, (look) => {
    const isEscape = !/[\p{Cc}\p{Cf}]/u.test(look.text.charAt(look.offset));
    const source = sourceAt(look);
    return isEscape
      ? replaced(look, look.offset, look.offset + source.length, source.replace(/\\u[\da-f]{4}/i, ''))
      : replaced(look, look.offset, look.offset + 1, '');
  }),
  way(/^Delete it, or quote the text if it is part of one/, (look) => replaced(look, look.offset, look.offset + 1, '')),
  way(/Exchange the two days/, (look) => {
    const group = look.steps.slice(0, -1);
    const [, from = '', until = ''] = /until (\S+), but from (\S+) on/.exec(look.message) ?? [];
    const set = (name: string, value: string) => ({ op: 'set' as const, path: [...group, name], value });
    return edited(look, set('visibleFrom', from), set('visibleUntil', until));
  }),
];
