import { capitalize } from '../../i18n/name-forms.ts';
import { translated } from '../../i18n/translations.ts';
import { texts } from '../../builder/texts/texts.ts';
import type { ContentModel } from '../../model/content-model.ts';
import { isTemplateFile } from '../../content/read/page-paths.ts';
import { kindOf, titleOf } from '../../model/file-kinds.ts';

/**
 * Names a content or public file for a person: a page or an entry by its name, a shared section as the list of sections does,
 * settings by their title.
 */
export function fileTitle(file: string, data: unknown, model: ContentModel): string {
  const own = titleOf(model, file, data);
  const isShared = kindOf(model, file)?.kind === 'shared';
  const title = isShared ? (sectionTitle(own, data, model) ?? baseName(file)) : shownTitle(file, own);
  return isTemplateFile(file) ? texts.server.templates.title(title) : title;
}

/** A name that is a placeholder, as that of a page that is made for each entry. */
const PLACEHOLDER = /^\{\w+\}$/;

/** What texts insert by its name in braces. */
const FACT = /\{\w+\}/;

/** Returns the title of a shared section; the title of its type if it has none, or one whose facts aren't known here. */
function sectionTitle(own: string | undefined, data: unknown, { sections }: ContentModel): string | undefined {
  if (own !== undefined && own.trim() !== '' && !FACT.test(own)) return own.trim();
  const { type } = Object(data) as { type?: unknown };
  const title = sections.get(String(type))?.title;
  return title === undefined ? undefined : translated(title);
}

/** Returns a file's title; without one, or with a placeholder for it, it's made of the file's name. */
function shownTitle(file: string, title: string | undefined): string {
  if (title === undefined) return baseName(file);
  return PLACEHOLDER.test(title) ? texts.server.describe.layout(translated(baseName(file))) : title;
}

/** Returns the name of a file as words: `content/shared/work-sample.yaml` is "Work sample", a picture keeps its name. */
function baseName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (!name.endsWith('.yaml')) return name;
  const words = name.slice(0, -'.yaml'.length).replaceAll('-', ' ');
  return capitalize(words);
}
