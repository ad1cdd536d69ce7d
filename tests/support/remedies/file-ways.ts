import { edited, lineAt, subjectOf, type Edits, type Look } from './look.ts';
import { way, type Way } from './way.ts';

/** Gives a file another name; one that is taken would be lost. */
const renamed = ({ file, text, textOf }: Look, to: string): Edits => {
  if (textOf(to) !== undefined) throw new Error(`${to} is there already: whoever renames ${file} would lose it.`);
  return new Map([
    [file, null],
    [to, text],
  ]);
};

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

/** The file as it was before. */
const broughtBack = (file: string, { before }: Look): Edits | undefined => {
  const text = before(file);
  return text === undefined ? undefined : new Map([[file, text]]);
};

/** Remedies that concern whole files. */
export const FILE_WAYS: readonly Way[] = [
  way(
    /^Bring it back|[Bb]ring back what was here|bring the YAML file back|^Write its fields|^Bring "[\w-]+:" back/,
    (look) => broughtBack(look.file, look),
  ),
  way(/[Bb]ring (content\/\S+) back|bring back (content\/\S+?)\.$/, (look, [, one, other]) =>
    broughtBack(one ?? other ?? '', look),
  ),
  way(/^Rename it, for example to (\S+)\.$/, (look, [, name = '']) => renamed(look, `content/pages/${name}`)),
  way(/[Rr]ename the file to (\S+)\.$/, (look, [, name = '']) => renamed(look, folderOf(look.file) + name)),
  way(/^Rename (content\/\S.*) to (content\/\S+),/, (look, [, file = '', to = '']) =>
    renamed({ ...look, file, text: look.textOf(file) ?? '' }, to),
  ),
  way(/^(\S+) seems to be this page, renamed.*or rename the file back\.$/, (look, [, now = '']) =>
    renamed({ ...look, file: now, text: look.textOf(now) ?? '' }, look.file),
  ),
  way(/Did you mean "([^"]+)"\?/, (look, [, name = '']) =>
    look.message.startsWith('No part of the site') ? renamed(look, `content/${name}`) : undefined,
  ),
  way(/[Mm]ove it to (content\/\S+?)(?:\.$|, or)/, (look, [, location = '']) => {
    const to = location.endsWith('/') ? location + look.file.slice(folderOf(look.file).length) : location;
    const moved: Edits = look.textOf(to) === undefined ? renamed(look, to) : new Map([[look.file, null]]);
    return new Map([...moved, ...(broughtBack(look.file, look) ?? [])]);
  }),
  way(/^Write "(id: [\w-]+)" and the client and industry of the other case study/, (look, [, line = '']) => {
    const { start, end } = lineAt(look, look.offset);
    const text = look.text.slice(0, start) + line + look.text.slice(end);
    return new Map([[look.file, text.replace(/^clientName: .*$/m, 'clientName: Another Client')]]);
  }),
  way(/if nothing was, delete the file|If the file is a mistake, delete it/, ({ file }) => new Map([[file, null]])),
  way(/^Delete it(?:, or use it on a page|, or move what it holds)?/, ({ file, hint }) =>
    file.startsWith('public/') || /move what it holds/.test(hint) ? new Map([[file, null]]) : undefined,
  ),
  way(/Put the image (?:there|itself in its place): (public\/\S+)\.$/, (_look, [, path = '']) => new Map([[path, '']])),
  way(/Copy the image itself into (public\/images)\/, and write (\S+)\.$/, (look, [, , path = '']) => {
    const from = look.text.indexOf(subjectOf(look), look.offset);
    const text = look.text.slice(0, from) + path + look.text.slice(from + subjectOf(look).length);
    return new Map([
      [look.file, text],
      [`public${path}`, ''],
    ]);
  }),
  way(/Rename the file, and write (\S+)\.$/, (look, [, path = '']) => {
    const old = subjectOf({ message: look.message.replace('The ending of ', '') });
    return new Map([
      [look.file, look.text.replace(old, path)],
      [`public${old}`, null],
      [`public${path}`, ''],
    ]);
  }),
  way(/add the text to sameAllowed in (\S+)\.$/, ({ message }, [, file = '']) => {
    const [, text = ''] = /: "(.*)"\.$/.exec(message) ?? [];
    return new Map([[file, `same: warning\nsameAllowed:\n  - ${text}\n`]]);
  }),
  way(/Set the fonts in (\S+) to (\w+)/, (look, [, file = '', font = '']) =>
    edited(
      { ...look, file, text: look.textOf(file) ?? '' },
      ...['display', 'text'].map((name) => ({ op: 'set' as const, path: ['fonts', name], value: font })),
    ),
  ),
];
