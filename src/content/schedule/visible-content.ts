import type { z } from 'zod';
import type { Page } from '../../schema/page.schema.ts';
import type { Visibility } from '../../schema/schedule.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import { servicesSchema } from '../../schema/service.schema.ts';
import { casePathsOf, joinPath, pageAddresses } from '../read/page-paths.ts';
import { planBelow, planOf, type FieldPlan } from '../validate/schema-plan.ts';
import type { SectionDefinitions } from '../validate/section-definitions.ts';
import { isVisibleOn } from './days.ts';

/** As of when the site is shown, and whether drafts belong to it. */
export interface ContentView {
  /** A calendar day in the time zone of the site, for example `2026-12-01`. */
  day: string;
  drafts: boolean;
}

/**
 * Leaves out what isn't shown on a day: pages, sections, items of lists, case studies, and the links of the navigation that
 * lead to one of them. A section whose list has no item left isn't shown either.
 */
export function visibleContent(content: SiteContent, sections: SectionDefinitions, view: ContentView): SiteContent {
  const isVisible = (item: Visibility) => isVisibleOn(item, view);
  const pages = content.pages.filter(isVisible).map((page) => {
    const shown = page.sections.filter(isVisible).flatMap((section) => visibleSection(section, sections, isVisible));
    return shown.length === page.sections.length && shown.every((section, index) => section === page.sections[index])
      ? page
      : { ...page, sections: shown };
  });
  const caseStudies = content.caseStudies.filter(isVisible);
  const { services } = visibleItems(servicesSchema, { services: content.services }, isVisible) ?? { services: [] };
  const left = leftAddresses(content, { pages, caseStudies });
  return {
    ...content,
    pages,
    // Caches are keyed by this array.
    caseStudies: caseStudies.length === content.caseStudies.length ? content.caseStudies : caseStudies,
    services,
    navigation: left.size === 0 ? content.navigation : visibleNavigation(content.navigation, left),
  };
}

/** Returns a section with the items that are shown; empty if a list has none. */
function visibleSection(
  section: Page['sections'][number],
  sections: SectionDefinitions,
  isVisible: (item: Visibility) => boolean,
): Page['sections'] {
  const schema = sections.get(section.type)?.schema;
  const shown = schema ? visibleItems(schema, section, isVisible) : section;
  return shown ? [shown] : [];
}

/** Returns a value without the items that aren't shown, or `undefined` if a list has none left. */
function visibleItems<T extends object>(
  schema: z.ZodType,
  value: T,
  isVisible: (item: Visibility) => boolean,
): T | undefined {
  const plan = planOf(schema);
  return plan && hasItemSchedules(plan) ? (filterItems(plan, value, isVisible) as T | undefined) : value;
}

const plansWithSchedules = new WeakMap<FieldPlan, boolean>();

/** Returns whether a schema has a list whose items have days. */
function hasItemSchedules(plan: FieldPlan): boolean {
  const known = plansWithSchedules.get(plan);
  if (known !== undefined) return known;
  plansWithSchedules.set(plan, false); // while its parts are looked at
  const parts = [...(plan.fields?.values() ?? []), ...(plan.each ? [plan.each] : [])];
  const has = plan.each?.hasSchedule === true || parts.some(hasItemSchedules);
  plansWithSchedules.set(plan, has);
  return has;
}

/** Follows the parts of a value that contain items with days. The days themselves are left out. */
function filterItems(plan: FieldPlan, value: unknown, isVisible: (item: Visibility) => boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const { each } = plan;
    if (!each) return value;
    const shown = each.hasSchedule ? value.filter(isVisible).map(withoutDays) : value;
    const items = shown.map((item) => filterItems(each, item, isVisible)).filter((item) => item !== undefined);
    return items.length === 0 && value.length > 0 ? undefined : items;
  }
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const part = planBelow(plan, key);
    const shown = part && hasItemSchedules(part) ? filterItems(part, inner, isVisible) : inner;
    if (shown === undefined && inner !== undefined) return undefined;
    entries.push([key, shown]);
  }
  return Object.fromEntries(entries);
}

const withoutDays = ({ visibleFrom: _from, visibleUntil: _until, ...item }: Visibility) => item;

type Entries = Pick<SiteContent, 'pages' | 'caseStudies'>;

/** Returns the addresses without region that pages would have, were they shown. */
function leftAddresses(all: Entries, shown: Entries): ReadonlySet<string> {
  const visible = new Set(shown.pages.map(({ path }) => path));
  const cases = new Set(shown.caseStudies);
  const casePaths = casePathsOf(all.pages);
  return new Set([
    ...all.pages.filter(({ path }) => !visible.has(path)).flatMap((page) => pageAddresses(page)),
    ...(cases.size === all.caseStudies.length ? [] : all.caseStudies)
      .filter((one) => !cases.has(one))
      .flatMap(({ slug }) => casePaths.map((base) => joinPath(base, slug))),
  ]);
}

type Navigation = SiteContent['navigation'];

/** Leaves out links to pages that aren't shown. */
function visibleNavigation(navigation: Navigation, left: ReadonlySet<string>): Navigation {
  const leads = ({ to }: Navigation['home']) => !left.has(to.split('#')[0]?.slice(1) ?? '');
  return { ...navigation, main: navigation.main.filter(leads), legal: navigation.legal.filter(leads) };
}
