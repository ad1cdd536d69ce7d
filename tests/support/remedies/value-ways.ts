import { edited, lineAt, replaced, sourceAt, subjectOf, valueAt, type Edits, type Look } from './look.ts';
import { sampleValue } from './sample-value.ts';
import { way, type Way } from './way.ts';

/** Replaces the word that the message is about: the first such word at the diagnostic's place or behind it. */
function insteadOfSubject(look: Look, by: string): Edits {
  const named = subjectOf(look);
  const subject = look.text.includes(named, look.offset) ? named : named.replace(/^\//, '');
  const from = look.text.indexOf(subject, look.offset);
  if (subject === '' || from < 0)
    throw new Error(`${look.file}:${look.line} has no ${subject} at its place or behind it.`);
  const end = /…"/.test(look.message) ? (/^[^\s)"]*/.exec(look.text.slice(from + subject.length))?.[0].length ?? 0) : 0;
  return replaced(look, from, from + subject.length + end, by);
}

/** Replaces the value at the diagnostic's place by what the words show, quotes included. */
const insteadOfValue = (look: Look, by: string): Edits => {
  const { offset } = look;
  const subject = subjectOf(look);
  const isSplit = / splits? /.test(look.message) && look.text.startsWith(subject, offset);
  return replaced(look, offset, offset + (isSplit ? subject : sourceAt(look)).length, by);
};

/** Changes the text of the field, as a person does who sees the text and not its quotes. */
function inText(look: Look, change: (text: string) => string): Edits {
  const text = valueAt(look, look.steps);
  if (typeof text !== 'string') throw new Error(`${look.path} is no text.`);
  return edited(look, { op: 'set', path: [...look.steps], value: change(text) });
}

/** Writes what the words show: in place of an excerpt of a text, or of the whole value. */
function written(look: Look, shown: string): Edits {
  const excerpt = subjectOf(look);
  const text = valueAt(look, look.steps);
  const bare = shown.replace(/^"(.*)"$/s, '$1');
  if (typeof text !== 'string' || !text.includes(excerpt) || /curly/.test(look.message))
    return insteadOfValue(look, shown);
  if (text === excerpt && !/["']/.test(look.text.charAt(look.offset - 1))) return insteadOfValue(look, shown);
  const rest = /…"/.test(look.message) ? '[^\\s)"]*' : '';
  const link = text.includes(`](${excerpt}`) ? '(?<=\\]\\()' : '';
  return inText(look, () => text.replace(new RegExp(link + escaped(excerpt) + rest), () => bare));
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The whole text on the line of the diagnostic, without the comment behind it unless the message is about that. */
function wholeText(look: Look): { from: number; source: string } {
  const { start, line } = lineAt(look, look.offset);
  const [lead = ''] = /^\s*(?:- +)*(?:[\w-]+: +)?/.exec(line) ?? [];
  const [source = ''] =
    (/comment/.test(look.message) ? /^.*/ : /^.*?(?=\s+# |\s*$)/).exec(line.slice(lead.length)) ?? [];
  return { from: start + lead.length, source };
}

function quoted(look: Look, mark: '"' | "'", escape = (text: string) => text): Edits {
  const { from, source } = wholeText(look);
  return replaced(look, from, from + source.length, mark + escape(source) + mark);
}

const SHOWN = String.raw`("(?:[^"\\]|\\.)*"|""[^"]*""|'[^']*'|\[[^\]]*\](?:\([^)]*\))?|\{\w+\}|\$[\d.,]*\d[kM]?(?:[–-]\d+[kM]?)?|[^\s",:;]+(?::[^\s",;]+)?)`;

/** Remedies that tell what to write in place of something. */
export const VALUE_WAYS: readonly Way[] = [
  way(/^Write (\S+) without the special space beside it\.$/, (look, [, shown = '']) => {
    const [source = ''] = /^.*?(?= +# |$)/m.exec(look.text.slice(look.offset)) ?? [];
    return replaced(look, look.offset, look.offset + source.length, shown);
  }),
  way(/Did you mean (?:"([^"]+)"|(\{\w+\}))\?/, (look, [, near, fact]) =>
    look.message.startsWith('No part of the site') ? undefined : insteadOfSubject(look, near ?? fact ?? ''),
  ),
  way(/Possible: ([^,.]+)/, (look, [, first = '']) =>
    /is none of/.test(look.message) ? insteadOfValue(look, first) : undefined,
  ),
  way(/Possible here: (\{\w+\})/, (look, [, first = '']) => insteadOfSubject(look, first)),
  way(new RegExp(`Quote it(?: if it is meant as a word)?: ${SHOWN}\\.`), (look, [, shown = '']) => {
    const bare = shown.slice(1, -1);
    const from = look.text.indexOf(bare, look.offset);
    return replaced(look, from, from + bare.length, shown);
  }),
  way(
    new RegExp(
      `(?:^|(?<=: |; |, and |line\\. ))[Ww]rite ${SHOWN}(?= without|\\.(?: |$)|: the site|: it is|, or \\d|, or put)`,
    ),
    (look, [, shown = '']) => {
      if (
        /^"(?:[\w-]+:|- )/.test(shown) ||
        /is missing after|is never closed|[Tt]he dash/.test(look.message) ||
        /^Rename the file|^Copy the image/.test(look.hint)
      )
        return undefined;
      if (look.hint.endsWith('to open the form')) return undefined;
      return written(look, shown);
    },
  ),
  way(/, or (\d[\d.]*) (?:if decimals are|if that is) meant\.$/, (look, [, number = '']) =>
    insteadOfValue(look, number),
  ),
  way(/If it is meant as a number, write (\S+)\.$|, or (\d+) where a number is expected\.$/, (look, [, one, other]) =>
    insteadOfValue(look, one ?? other ?? ''),
  ),
  way(/, or ("(?:[^"]|""[^"]*"")*"|'.*?') if visitors are to read them\.$/, (look, [, shown = '']) =>
    insteadOfValue(look, shown),
  ),
  way(/Write the (?:month before the day|day alone): ("[^"]*")\./, (look, [, day = '']) => insteadOfValue(look, day)),
  way(/Write https:\/\/ in place of http:\/\//, (look) => {
    const from = look.text.indexOf('http://', look.offset);
    return replaced(look, from, from + 'http://'.length, 'https://');
  }),
  way(/(?:in front:|out:|link to|page is at) (\/\S*?|\w+:\S+?)\.(?= |$)/, (look, [, target = '']) =>
    insteadOfSubject(look, target),
  ),
  way(/Write contact to open the form\./, (look) => insteadOfValue(look, 'contact')),
  way(/or write contact to open the form/, (look) => insteadOfValue(look, 'contact')),
  way(/Write (\{\w+\}) alone/, (look, [, name = '']) => inText(look, (text) => text.replace(`$${name}`, () => name))),
  way(
    /[Pp]ut the whole text in quotes|A text that begins with a bracket needs quotes|[Qq]uote the text if it (?:is meant to begin|has a colon)/,
    (look) => quoted(look, '"'),
  ),
  way(/Put the whole text in single quotes/, (look) => quoted(look, "'")),
  way(/Put the whole text in double quotes, and write \\" for each quote/, (look) =>
    quoted(look, '"', (text) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')),
  ),
  way(/Put the value in quotes: (".*"|'.*')\.$/, (look, [, shown = '']) => insteadOfValue(look, shown)),
  way(/Put the whole text in one pair of quotes; write a quote inside it as (\S+)\.$/, (look, [, inside = '']) => {
    const { from, source } = wholeText(look);
    const mark = source.charAt(0);
    const text = mark + source.slice(1, -1).replaceAll(mark, () => inside) + mark;
    return replaced(look, from, from + source.length, text);
  }),
  way(/Put the whole text in double quotes, and write ’ for an apostrophe/, (look) =>
    quoted(look, '"', (text) => text.replace(/^'|'$/g, '').replaceAll("'", '’')),
  ),
  way(/^Choose another, for example "([^"]+)"\.$/, (look, [, name = '']) => insteadOfSubject(look, name)),
  way(/^Add the country to one of them, for example (\S+)\.$/, (look, [, locale = '']) => insteadOfValue(look, locale)),
  way(/or link to the page alone\.$/, (look) => {
    const page = sourceAt(look).replace(/^"?(.*)#[^"]*"?$/, '$1');
    return page === '' ? undefined : insteadOfValue(look, page);
  }),
  way(/Write \) after the address: "(.*)\)"\.$/, (look, [, link = '']) =>
    inText(look, (text) => text.replace(link, () => `${link})`)),
  ),
  way(/Write \] after the label, before the \(: "(.*)\]"\.$/, (look, [, label = '']) =>
    inText(look, (text) => text.replace(new RegExp(`${escaped(label)} *(?=\\()`), () => `${label}]`)),
  ),
  way(/Put a (["']) at the end of the text/, (look, [, mark = '']) => {
    const { from, source } = wholeText(look);
    return replaced(look, from + source.length, from + source.length, mark);
  }),
  way(/Write \\\\ for a backslash/, (look) => replaced(look, look.offset, look.offset + 1, '\\\\')),
  way(/, or use single quotes\./, (look) => {
    const { from, source } = wholeText(look);
    return replaced(look, from, from + source.length, `'${source.slice(1, -1)}'`);
  }),
  way(/Put (\{\w+\}) where it belongs/, (look, [, name = '']) => inText(look, (text) => `${text} ${name}`)),
  way(/or take it out of the \w+ text/, (look) => {
    const name = /\{\w+\}/.exec(look.message)?.[0] ?? '';
    const group = look.steps.slice(0, -1);
    const texts = Object.entries(valueAt(look, group) as Record<string, string>);
    const others = texts.filter(([, text]) => text.includes(name));
    return edited(
      look,
      ...others.map(([key, text]) => ({
        op: 'set' as const,
        path: [...group, key],
        value: text.replace(name, '').trim() || 'Words',
      })),
    );
  }),
  way(/or take the brace away/, (look) => inText(look, (text) => text.replace(/[{}]/, ''))),
  way(/Shorten it by (\d+)/, (look, [, number = '0']) => {
    const text = String(valueAt(look, look.steps));
    return text.includes('{client}') ? undefined : inText(look, () => text.slice(Number(number)).trimStart());
  }),
  way(/^Write a text, or delete|^Fill it in, or delete/, (look) => {
    const kind = /; (.*) is expected\.$/.exec(look.message)?.[1] ?? 'text';
    const sample = sampleValue(kind);
    const [path, key] = [look.steps.slice(0, -1), String(look.steps.at(-1))];
    if (sample === undefined) return undefined;
    return typeof sample === 'object'
      ? edited(look, { op: 'remove', path: [...look.steps] }, { op: 'put', path, key, value: sample })
      : edited(look, { op: 'set', path: [...look.steps], value: sample as string });
  }),
  way(/Remove the markup\./, (look) =>
    inText(look, (text) =>
      text.replace(subjectOf(look), (found) => found.replace(/^\[(.*)\]\(.*\)$/, '$1').replaceAll('**', '')),
    ),
  ),
  way(/Take the space between \] and \( away/, (look) => inText(look, (text) => text.replace(/\] +\(/, ']('))),
];
