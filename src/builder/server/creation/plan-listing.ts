import { texts } from '../../texts/texts.ts';
import type { ContentModel } from '../../../model/content-model.ts';
import { singleFile } from '../../../model/file-kinds.ts';
import type { SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import { withSchemaOrder } from '../../../authoring/content-edit/field-order.ts';
import { CallError } from '../call-error.ts';
import type { CreateInput } from './plan-page.ts';

export const NAVIGATION_FILE = 'content/navigation.yaml';

/** Lists of links in the navigation's file. */
export const NAVIGATION_LISTS = { header: 'main', footer: 'legal' } as const;

/** Lists a new page where the author wants it: in the header, in the footer or in a list of the site's own. */
export function planListing(site: SiteTexts, input: CreateInput, model: ContentModel): void {
  const { navigation, name, title, item } = input;
  if (navigation === 'none') return;
  if (navigation === 'header' || navigation === 'footer')
    return append(site, NAVIGATION_FILE, NAVIGATION_LISTS[navigation], { label: title, to: `/${name}` }, model);
  const list = model.pageLists.find((one) => one.name === navigation);
  if (!list) throw new CallError(texts.server.creation.noList(navigation));
  if (!item) throw new CallError(texts.server.creation.noCard(list.title));
  const page = { id: name.split('/').at(-1) ?? name, path: name, title };
  append(site, singleFile(list.single.name), list.field, list.itemOf(page, item), model);
}

function append(site: SiteTexts, file: string, list: string, value: unknown, model: ContentModel): void {
  const items = (Object(site.dataOf(file)) as Record<string, unknown>)[list];
  const index = Array.isArray(items) ? items.length : 0;
  const operation = { op: 'insert', path: [list], index, value } as const;
  site.edit(file, withSchemaOrder(site.textOf(file), file, operation, model));
}
