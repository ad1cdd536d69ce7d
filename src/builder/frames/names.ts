import type { Site } from '../../editing-protocol/builder/site-methods.ts';
import { humanize } from '../form/model/create-field.ts';
import type { Trace } from '../../editing-protocol/builder/page-methods.ts';
import { nameOfField } from './field-path.ts';
import type { Target } from './text-index.ts';

/** Names of the parts of a page around its sections. */
const LANDMARKS: Readonly<Record<string, string>> = { header: 'Header', nav: 'Breadcrumbs', footer: 'Footer' };

/** The last keys of paths that say in which language or region a text is. */
export const variantsOf = ({ languages, regions }: Pick<Site, 'languages' | 'regions'>): ReadonlySet<string> =>
  new Set([...languages, ...regions].map(({ code }) => code));

/** Returns the name of a part of a page as people know it: the title of the section's type. */
export function nameOfPart(part: string, trace: Trace | undefined, site: Pick<Site, 'sectionTypes'>): string {
  const [kind = '', index] = part.split('-');
  const type = kind === 'section' ? trace?.sections[Number(index)]?.type : undefined;
  if (type === undefined) return LANDMARKS[kind] ?? 'Section';
  return site.sectionTypes.find((one) => one.type === type)?.title ?? humanize(type);
}

/** Returns the name of what would be selected: "Pricing", "Pricing: Title", "Fact: Experience". */
export function nameOfTarget(target: Target, trace: Trace | undefined, site: Site): string {
  if (target.kind === 'section') return nameOfPart(target.part, trace, site);
  const name = nameOfField(target.field.path, variantsOf(site));
  if (target.textKind === 'fact') return `Fact: ${name}`;
  return `${nameOfPart(target.part, trace, site)}: ${name}`;
}
