import type { Visibility } from '../../../schema/schedule.ts';
import { texts } from '../../texts/texts.ts';
import { dayWords } from './day-words.ts';

/** When and where visitors see something. */
export interface Appearing extends Visibility {
  hidden?: boolean | undefined;
  /** Codes of the only regions that show it; `undefined`: all of them. */
  regions?: readonly string[] | undefined;
}

/** Where somebody looks: on a day, in a region. Without a region, none counts. */
export interface Place {
  day: string;
  region?: string;
}

/** A field because of which visitors don't see something. */
export type HidingField = keyof Appearing;

/** Returns the fields because of which visitors don't see something at a place; none if they see it. */
export function hidingFields(one: Appearing, { day, region }: Place): HidingField[] {
  const hides: Record<HidingField, boolean> = {
    hidden: one.hidden === true,
    draft: one.draft === true,
    visibleFrom: one.visibleFrom !== undefined && day < one.visibleFrom,
    visibleUntil: one.visibleUntil !== undefined && day > one.visibleUntil,
    regions: region !== undefined && one.regions !== undefined && !one.regions.includes(region),
  };
  return (Object.keys(hides) as HidingField[]).filter((field) => hides[field]); // of the constant's keys
}

/**
 * Says why visitors don't see something: "Hidden", "From Dec 24, 2026", "Only in Norway".
 * @param nameOf returns the name of a region by its code
 */
export function hidingWords(one: Appearing, fields: readonly HidingField[], nameOf: (code: string) => string): string {
  const { ghosts } = texts.view;
  const { marks } = texts.outline;
  const words: Record<HidingField, () => string> = {
    hidden: () => marks.hidden,
    draft: () => texts.common.draft,
    visibleFrom: () => ghosts.from(dayWords(one.visibleFrom ?? '')),
    visibleUntil: () => ghosts.ended(dayWords(one.visibleUntil ?? '')),
    regions: () => marks.onlyIn((one.regions ?? []).map(nameOf).join(', ')),
  };
  return fields.map((field) => words[field]()).join(' · ') || ghosts.empty;
}

/** Says what the days of something mean on a day: "Ends Dec 24, 2026"; nothing for what has none. */
export function scheduleMark({ visibleFrom, visibleUntil }: Visibility, day: string): string | undefined {
  const { marks } = texts.outline;
  if (visibleFrom !== undefined && day < visibleFrom)
    return visibleUntil === undefined
      ? marks.scheduled(dayWords(visibleFrom))
      : marks.scheduledUntil(dayWords(visibleFrom), dayWords(visibleUntil));
  if (visibleUntil !== undefined)
    return day > visibleUntil ? marks.ended(dayWords(visibleUntil)) : marks.ends(dayWords(visibleUntil));
  return visibleFrom === undefined ? undefined : marks.since(dayWords(visibleFrom));
}
