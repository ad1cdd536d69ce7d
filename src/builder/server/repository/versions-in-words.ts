import {
  describeChanges,
  type DescribedChange,
  type NameOf,
  type SiteWords,
} from '../../../authoring/describe/describe-changes.ts';
import { fileTitle } from '../../../authoring/describe/file-title.ts';
import { parseYaml } from '../../../content/parse/parse-yaml.ts';
import { pagePathOf } from '../../../content/read/page-paths.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { titleOf } from '../../../model/file-kinds.ts';
import type { BuilderSession } from '../session.ts';

/** Two texts of a file; `null` where it doesn't exist. */
export interface TextVersions {
  before: string | null;
  after: string | null;
}

/** Returns the title of a file and what differs between two texts of it; nothing differs if the file was added or deleted. */
export function versionsInWords(
  file: string,
  { before, after }: TextVersions,
  model: ContentModel,
  words: SiteWords,
): { title: string; changes: DescribedChange[] } {
  const now = parseYaml({ file, text: after ?? before ?? '' });
  // What a broken file says is a guess.
  const { data } = now.broken ? parseYaml({ file, text: before ?? '' }) : now;
  return {
    title: fileTitle(file, data, model),
    changes: before !== null && after !== null ? describeChanges({ file, before, after }, words) : [],
  };
}

/** Returns the names of what references lead to, as the forms show them. */
export function referenceNames({ check, model }: BuilderSession): NameOf {
  const { entries, pages } = check.result().checked;
  const ofPages = new Map(pages.map(({ file, value }) => [pagePathOf(file), titleOf(model, file, value)]));
  const ofEntries = new Map(
    [...entries].map(([collection, own]) => [
      collection,
      new Map(own.map(({ file, value }) => [value.id, titleOf(model, file, value)])),
    ]),
  );
  return (field, id) => {
    if (field?.['kind'] === 'page-reference') return ofPages.get(id);
    return field?.['kind'] === 'reference' ? ofEntries.get(String(field['collection']))?.get(id) : undefined;
  };
}
