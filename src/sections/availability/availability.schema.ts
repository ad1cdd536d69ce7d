import { type Phrase, say, verbatim } from '../../i18n/phrase.ts';
import { z } from 'zod';
import { dayAt, formatTime, instantOf, minutesOfDay } from '../../i18n/time-zone.ts';
import { fillPlaceholders, formatDay } from '../../i18n/format.ts';
import { defineSection, sectionProblem, type SectionProblem } from '../../schema/define-section.ts';
import { defineTexts } from '../../schema/define-texts.ts';
import { action } from '../../schema/link.ts';
import { regional } from '../../schema/regional.ts';
import { headingText, text } from '../../schema/text.ts';

const MOST_PLACES = 9;

const time = (title: string, description: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write hours and minutes, for example 09:30.')
    .meta({
      title,
      description: `${description} In quotes, by your own clock, for example "09:30".`,
      form: `${description} By your own clock, for example 09:30.`,
    });

const timeZone = (description: string, form = description) =>
  z.string().min(1).meta({ title: 'Time zone', description, form });

const meetings = z.strictObject({
  from: time('From', 'When meetings begin.'),
  to: time('To', 'When meetings end.'),
  timeZone: timeZone('Time zone of the visitors, for example America/New_York.'),
  zoneName: z.string().min(1).meta({
    title: 'Name of the zone',
    description: 'What these visitors call it, in their language, for example Eastern Time.',
  }),
});

const texts = defineTexts('availability', 'Availability', {
  start: 'Label: first day on which new work can begin.',
  places: 'Label: how many clients can begin then.',
  meetings: 'Label: hours of meetings.',
  zoned: 'The hours in the time zone of the visitor: {hours} and {zone}.',
  here: 'The same hours at the place of the site’s owner: {hours}.',
});

export default defineSection({
  title: 'Availability',
  description:
    'When new work can begin, how many places are open, and when meetings are held, in the time of the visitor. It is not shown any more once the day has passed.',
  keywords:
    'availability capacity free slots spots calendar hours vacancies ledig ledige tider kalender kapacitet plads',
  standsInFor:
    'booking appointment appointments schedule countdown event events reservation bestilling tidsbestilling aftale nedtælling begivenhed kursus',
  texts: [texts],
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'Heading of the section.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'A sentence under the heading. Optional.' }),
    nextStart: z.iso.date().meta({
      title: 'Next start',
      description: 'In quotes: year, month, day, for example "2026-12-01". On the day after it the section disappears.',
      form: 'The first day on which you can begin. The section disappears on the day after.',
    }),
    places: z
      .int()
      .min(1)
      .max(MOST_PLACES)
      .meta({ title: 'Open spots', description: `How many clients can begin then, from 1 to ${MOST_PLACES}.` }),
    timeZone: timeZone(
      'Your own time zone, for example Europe/Madrid. Left out: Europe/Madrid.',
      'Your own time zone, for example Europe/Madrid.',
    ).default('Europe/Madrid'),
    meetings: regional(meetings.meta({ description: 'When visitors of this region can meet you.' })).meta({
      title: 'Meetings',
      description: 'The hours that you keep free for each region, and the time zone in which its visitors read them.',
    }),
    action: action().optional().meta({ title: 'Button', description: 'A button below. Optional.' }),
  }),
  check: ({ timeZone: own, meetings: byRegion }) => [
    ...zoneProblems(['timeZone'], own),
    ...Object.entries(byRegion).flatMap(([region, { from, to, timeZone: zone }]) => [
      ...zoneProblems(['meetings', region, 'timeZone'], zone),
      ...orderProblems(['meetings', region, 'to'], from, to),
    ]),
  ],
  toProps: ({ nextStart, timeZone: own, meetings: hours, ...fields }, content) => {
    const { locale } = content.region;
    const { zoned, here, ...labels } = content.texts(texts);
    const begin = instantOf(nextStart, hours.from, own);
    const end = instantOf(nextStart, hours.to, own);
    const range = (zone: string) => `${formatTime(begin, locale, zone)}–${formatTime(end, locale, zone)}`;
    const [local, there] = [range(hours.timeZone), range(own)];
    return {
      ...fields,
      labels,
      nextStart,
      timeZone: own,
      startDay: formatDay(nextStart, locale),
      hours: fillPlaceholders(zoned, { hours: local, zone: hours.zoneName }),
      // Where both clocks show the same there is nothing to add.
      ...(local !== there && { hoursHere: fillPlaceholders(here, { hours: there }) }),
      minutes: { from: minutesOfDay(begin, hours.timeZone), to: minutesOfDay(end, hours.timeZone) },
      isOver: nextStart < content.day,
    };
  },
  isEmpty: ({ isOver }) => isOver,
});

function zoneProblems(path: (string | number)[], zone: string): SectionProblem[] {
  try {
    dayAt(0, zone);
    return [];
  } catch {
    const hint = 'Take a name from the IANA list, for example Europe/Copenhagen or America/New_York.';
    const form = {
      message: say`“${verbatim(zone)}” is no time zone.`,
      hint: say`Write a region and a city, for example Europe/Copenhagen or America/New_York.`,
    };
    return [[path, `"${zone}" is no time zone.`, hint, form]];
  }
}

const orderProblems = (path: (string | number)[], from: string, to: string): SectionProblem[] =>
  from < to
    ? []
    : [sectionProblem(path, endsBefore(from, to), 'Exchange the two times.', say`Exchange the two times.`)];

const endsBefore = (from: string, to: string): Phrase =>
  say`Meetings end at ${verbatim(to)}, before they begin at ${verbatim(from)}.`;
