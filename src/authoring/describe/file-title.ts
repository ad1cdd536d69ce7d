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
  return textOf(own) ?? title ?? baseName(file);
}

/** Returns the name of a file as words: `content/shared/work-sample.yaml` is "Work sample", a picture keeps its name. */
function baseName(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (!name.endsWith('.yaml')) return name;
  const words = name.slice(0, -'.yaml'.length).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
