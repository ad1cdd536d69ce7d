import { translated } from '../../i18n/translations.ts';
import type { BuilderHandlers } from '../protocol/calls.ts';
import type { FileField } from '../../content/validate/walk-schema.ts';
import { isPageFile, pagePathOf } from '../../content/read/page-paths.ts';
import { linksIn } from '../../authoring/content-edit/compound/retarget.ts';
import { describeSite } from './describe-site.ts';
import { pageNames } from './page-outlines.ts';
import type { BuilderSession } from './session.ts';
import { textsOf, writtenFields } from './list-texts.ts';

type UsageInput = Parameters<BuilderHandlers['usage']>[0];

/** Where something is used. */
interface Usage {
  file: string;
  path: (string | number)[];
  /** The name of the file, and of the section if it's in one. */
  title: string;
}

/** Answers `usage`: where something is used in valid files. */
export function findUsage(session: BuilderSession, used: UsageInput): Usage[] {
  const titles = new Map(describeSite(session).files.map(({ file, title }) => [file, title]));
  const places = used.kind === 'shared' ? sharingPages(session, used.name) : fieldsUsing(session, used);
  return places.map(({ file, path }) => {
    const title = titles.get(file) ?? file;
    const section = sectionTitle(session, file, path);
    return { file, path: [...path], title: section === undefined ? title : `${title}: ${section}` };
  });
}

type Place = Pick<FileField, 'file' | 'path'>;

const sharingPages = (session: BuilderSession, name: string): Place[] =>
  pageNames(session).flatMap(({ file, shared }) =>
    shared.filter((entry) => entry.name === name).map(({ index }) => ({ file, path: ['sections', index] })),
  );

function fieldsUsing(session: BuilderSession, used: UsageInput): Place[] {
  return writtenFields(session).flatMap((field): Place[] => {
    const inTexts = textsOf(field)
      .filter(([, text]) => isNamedInText(text, field.file, used))
      .map(([key]) => ({ file: field.file, path: [...field.path, key] }));
    return isNamed(field, used) ? [field, ...inTexts] : inTexts;
  });
}

/** Returns whether a field that isn't a text names something. */
function isNamed({ kind: fieldKind, collection, value, file }: FileField, used: UsageInput): boolean {
  const { kind, name } = used;
  if (typeof value !== 'string') return false;
  if (fieldKind === 'link' || fieldKind === 'plain-link') return leadsTo(value, file, used);
  if (kind === 'page') return fieldKind === 'page-reference' && value === name.replace(/^\//, '');
  if (kind === 'entry') return fieldKind === 'reference' && collection === used.collection && value === name;
  return kind === 'image' && (fieldKind === 'image' || fieldKind === 'media-file') && value === name;
}

const isNamedInText = (text: string, file: string, used: UsageInput): boolean =>
  used.kind === 'fact' ? text.includes(`{${used.name}}`) : linksIn(text).some((target) => leadsTo(target, file, used));

/** Returns whether a link leads to a page, to any part of it, or to an anchor. */
function leadsTo(target: string, file: string, { kind, name }: UsageInput): boolean {
  const own = isPageFile(file) ? `/${pagePathOf(file)}` : '';
  const whole = target.startsWith('#') ? own + target : target;
  if (kind === 'anchor') return whole === name;
  return kind === 'page' && !target.startsWith('#') && whole.replace(/#.*/, '') === name;
}

/** Returns the title of the section that holds a field. */
function sectionTitle({ check }: BuilderSession, file: string, [list, index]: Place['path']): string | undefined {
  if (!isPageFile(file) || list !== 'sections') return undefined;
  const page = check.result().checked.pages.find((one) => one.file === file);
  const type = page?.value.sections[Number(index)]?.type;
  const title = type === undefined ? undefined : check.model.sections.get(type)?.title;
  return title === undefined ? undefined : translated(title);
}
