import { texts } from '../../editing-protocol/texts/texts.ts';
import { isCaseStudyFile, isPageFile } from '../../content/read/page-paths.ts';
import { sharedNameOf } from '../../content/validate/shared-sections.ts';
import { schemaOf, type EditorSchema } from '../editor/editor-schemas.ts';
import { textOf } from './field-words.ts';
import { isGroup } from './match-items.ts';

/** Names a content or public file for a person: a page by its name, a case study by its client, settings by their title. */
export function fileTitle(file: string, data: unknown, schemas: readonly EditorSchema[]): string {
  const fields = isGroup(data) ? data : {};
  const own = isPageFile(file) ? fields['name'] : isCaseStudyFile(file) ? fields['clientName'] : undefined;
  const shared = sharedNameOf(file);
  const title = isPageFile(file) || isCaseStudyFile(file) || shared ? undefined : schemaOf(file, schemas)?.json.title;
  return titleOf(file, textOf(own) ?? title);
}

/** A name that is a placeholder, as that of the page that shows each case study. */
const PLACEHOLDER = /^\{\w+\}$/;

/** Returns a file's title; without one, or with a placeholder for it, it's made of the file's name. */
export function titleOf(file: string, title: string | undefined): string {
  if (title === undefined) return baseName(file);
  return PLACEHOLDER.test(title) ? texts.server.describe.layout(baseName(file)) : title;
}

/** Returns the name of a file as words: `content/shared/work-sample.yaml` is "Work sample", a picture keeps its name. */
function baseName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (!name.endsWith('.yaml')) return name;
  const words = name.slice(0, -'.yaml'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
