import { texts } from '../../../editing-protocol/texts/texts.ts';
import type { SectionDefinitions } from '../../../content/validate/section-definitions.ts';
import type { SiteTexts } from '../../content-edit/compound/site-texts.ts';
import { orderedBySchema } from '../../content-edit/field-order.ts';
import { CallError } from '../call-error.ts';
import type { CreateInput } from './plan-page.ts';

export const NAVIGATION = 'content/navigation.yaml';
export const SERVICES = 'content/services.yaml';

/** Lists of links in the navigation's file. */
export const NAVIGATION_LISTS = { header: 'main', footer: 'legal' } as const;

/** Lists a new page where the author wants it: in the header, among the services or in the footer. */
export function planListing(site: SiteTexts, input: CreateInput, sections: SectionDefinitions): void {
  const { navigation, name, title, service } = input;
  if (navigation === 'none') return;
  if (navigation !== 'services')
    return append(site, NAVIGATION, NAVIGATION_LISTS[navigation], { label: title, to: `/${name}` }, sections);
  if (!service) throw new CallError(texts.server.creation.noCard);
  const { icon, subtitle, description, features, tag, linkText } = service;
  const card = {
    id: name.split('/').at(-1),
    icon,
    title,
    subtitle,
    description,
    features,
    tag: { text: tag, color: 'neutral' },
    link: `/${name}`,
    linkText,
  };
  append(site, SERVICES, 'services', card, sections);
}

function append(site: SiteTexts, file: string, list: string, value: unknown, sections: SectionDefinitions): void {
  const items = (Object(site.dataOf(file)) as Record<string, unknown>)[list];
  const index = Array.isArray(items) ? items.length : 0;
  const operation = { op: 'insert', path: [list], index, value } as const;
  site.edit(file, orderedBySchema(site.textOf(file), file, operation, sections));
}
