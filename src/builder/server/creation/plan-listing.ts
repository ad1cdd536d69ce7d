import { texts } from '../../texts/texts.ts';
import { schemasAt } from '../../../content/validate/schema-introspection.ts';
import { singleFile } from '../../../model/file-kinds.ts';
import type { SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import { withSchemaOrder } from '../../../authoring/content-edit/field-order.ts';
import { markExample } from '../../../authoring/scaffold/new-files.ts';
import { sampleValue } from '../../../authoring/scaffold/sample-value.ts';
import { CallError } from '../answer-call.ts';
import type { CreateInput } from './plan-page.ts';
import { sampleSource } from './plan-entry.ts';

export const NAVIGATION_FILE = 'content/navigation.yaml';

/** Lists of links in the navigation's file. */
export const NAVIGATION_LISTS = { header: 'main', footer: 'legal' } as const;

/**
 * Lists a new page where the author wants it: in the header, in the footer or in a list of the site's own. Visitors see the
 * item once the page isn't a draft any more.
 */
export function planListing(site: SiteTexts, { navigation, name, title }: CreateInput): void {
  if (navigation === 'none') return;
  if (navigation === 'header' || navigation === 'footer') {
    append(site, NAVIGATION_FILE, NAVIGATION_LISTS[navigation], { label: title, to: `/${name}` });
    return;
  }
  const list = site.model.pageLists.find((one) => one.name === navigation);
  if (!list) throw new CallError(texts.server.creation.noList(navigation));
  const { single, field } = list;
  const [schema] = schemasAt(single.schema, [field, 0]);
  const samples = schema && sampleValue(schema, list.title, sampleSource(site));
  const page = { id: name.split('/').at(-1) ?? name, path: name, title };
  const file = singleFile(single.name);
  const index = append(site, file, field, { ...Object(samples), ...list.itemOf(page) });
  site.change(file, (text) => markExample(text, [field, index], texts.server.creation.sampleItem));
}

/** Adds an item to the end of a list. Returns its index. */
function append(site: SiteTexts, file: string, list: string, value: unknown): number {
  const items = (Object(site.dataOf(file)) as Record<string, unknown>)[list];
  const index = Array.isArray(items) ? items.length : 0;
  const operation = { op: 'insert', path: [list], index, value } as const;
  site.edit(file, withSchemaOrder(site.textOf(file), file, operation, site.model));
  return index;
}
