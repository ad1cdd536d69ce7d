import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkContent } from '../../check-content.ts';
import { createModel } from '../../../model/content-model.ts';
import { defineCollection } from '../../../schema/define-collection.ts';
import { defineSection, type SectionDefinition } from '../../../schema/define-section.ts';
import { redirectFrom } from '../../../schema/old-address.ts';
import { reference } from '../../../schema/reference.ts';
import { draft, schedule } from '../../../schema/schedule.ts';
import { slug } from '../../../schema/slug.ts';
import { text } from '../../../schema/text.ts';
import { MODEL } from '../../../../tests/support/minimal-model.ts';
import { MINIMAL_SITE } from '../../../../tests/support/minimal-site.ts';

const events = defineCollection({
  name: 'events',
  title: 'Event',
  plural: 'Events',
  description: 'One event.',
  schema: z.strictObject({
    id: slug(),
    title: text(),
    day: z.string().optional(),
    redirectFrom: redirectFrom(),
    ...schedule(),
    draft: draft(),
  }),
  nameField: 'title',
  notFoundPage: 'event-not-found',
  placeholders: { event: 'title' },
});

const sections = {
  event: defineSection({ title: 'Event', description: 'Shows it.', entryOf: 'events', schema: z.strictObject({}) }),
  dates: defineSection({
    title: 'Dates',
    description: 'Names events.',
    schema: z.strictObject({ events: z.array(reference('events')) }),
  }),
};

/** The model of the small site with a second collection. */
const model = createModel(
  {
    sections: new Map([...MODEL.sections, ...(Object.entries(sections) as unknown as [string, SectionDefinition][])]), // each knows its own fields only
    collections: [...MODEL.collections.values(), events],
    site: {
      singles: [...MODEL.singles.values()],
      ...(MODEL.contact && { contact: MODEL.contact }),
      ...(MODEL.headerMenu && { headerMenu: MODEL.headerMenu }),
    },
  },
  MODEL.regions,
);

const event = (id: string, more = '') => `id: ${id}\ntitle: { en: Singing, da: Sang }\n${more}`;
const page = (name: string, lines: string) =>
  String(MINIMAL_SITE['content/pages/about-me.yaml'])
    .replaceAll('About', name)
    .replace(/sections:[^]*/, lines);

const SITE: Record<string, string> = {
  ...(MINIMAL_SITE as Record<string, string>),
  'content/pages/event.yaml': page('"{event}"', 'each: events\nsections:\n  - type: event\n').replace(
    /^name: .*/m,
    'name: { en: Event, da: Arrangement }',
  ),
  'content/pages/event-not-found.yaml': String(MINIMAL_SITE['content/pages/404.yaml']),
  'content/events/advent.yaml': event('advent'),
  'content/events/easter.yaml': event('easter'),
};

/** Returns the findings of the site with these files: file, field, message and hint. */
function said(files: Record<string, string | undefined>): string[] {
  const all = Object.entries({ ...SITE, ...files }).flatMap(([file, content]) =>
    content === undefined ? [] : [{ file, text: content }],
  );
  const publicFiles = {
    files: new Set(['/images/portrait.svg', '/images/case.svg', '/images/logo.svg', '/share.png']),
    outside: [],
  };
  return checkContent({ files: all, unread: [], publicFiles, model }).diagnostics.map(({ file, path, message, hint }) =>
    [file.replace('content/', ''), path, message, hint].join(' | '),
  );
}

it('accepts a site with several collections', () => {
  expect(said({})).toEqual([]);
});

it.each<[string, Record<string, string | undefined>, string]>([
  [
    'an unknown entry',
    { 'content/pages/more.yaml': page('More', 'sections:\n  - type: dates\n    events: [advent, eastre]\n') },
    'pages/more.yaml | sections[0].events[1] | There is no event "eastre". | Did you mean "easter"?',
  ],
  [
    'an entry of another collection',
    { 'content/pages/more.yaml': page('More', 'sections:\n  - type: dates\n    events: [alderley]\n') },
    'pages/more.yaml | sections[0].events[0] | There is no event "alderley". | Take it out, or bring back content/events/alderley.yaml.',
  ],
  [
    'an id that another entry has',
    { 'content/events/easter.yaml': event('advent') },
    'events/easter.yaml | id | The id "advent" is also used in content/events/advent.yaml. | Give each event an id of its own.',
  ],
  [
    'an address that no page can have',
    { 'content/events/sitemap.yaml': event('sitemap') },
    'events/sitemap.yaml | id | No page can have the address /event/sitemap: addresses with "sitemap" show the sitemap. | Choose another id, and rename the file.',
  ],
  [
    'the missing page of its entries',
    { 'content/pages/event.yaml': undefined },
    'pages/event.yaml |  | The page is missing. | Bring it back: It makes the page of each event.',
  ],
  [
    'the missing page of unknown entries',
    { 'content/pages/event-not-found.yaml': undefined },
    'pages/event-not-found.yaml |  | The page is missing. | Bring it back: It is shown for unknown events.',
  ],
  [
    'a section on the page of another collection',
    {
      'content/pages/project.yaml': String(MINIMAL_SITE['content/pages/project.yaml']).replace(
        '  - type: study',
        '  - type: event\n  - type: study',
      ),
    },
    'pages/project.yaml | sections[0].type | "event" shows an event, but the page is not made for each of them. | Move the section to the page of the events, or delete it.',
  ],
  [
    'a page that lacks its section',
    {
      'content/pages/event.yaml': page(
        'Event',
        'each: events\nsections:\n  - type: hero\n    title: { en: A, da: B }\n',
      ),
    },
    'pages/event.yaml | each | The page shows no section "event". It is made for each event, and all of them would be lost. | Add a section that begins "- type: event".',
  ],
  [
    'an old address that belongs to another entry',
    { 'content/events/easter.yaml': event('easter', 'redirectFrom: [/event/advent]\n') },
    'events/easter.yaml | redirectFrom[0] | The address /event/advent belongs to content/pages/event.yaml, which nobody could reach then. | Delete the address here, or rename the other page.',
  ],
  [
    'a link to an entry that is a draft',
    {
      'content/events/easter.yaml': event('easter', 'draft: true\n'),
      'content/pages/more.yaml': page(
        'More',
        'sections:\n  - type: hero\n    title: { en: A, da: B }\n    cta: { label: { en: C, da: D }, to: /event/easter }\n',
      ),
    },
    'pages/more.yaml | sections[0].cta.to | /event/easter is a draft, but what leads to it is always shown. | Delete the line "draft:" in content/events/easter.yaml, or make this a draft, too.',
  ],
  [
    'a placeholder of another collection',
    { 'content/pages/event.yaml': String(SITE['content/pages/event.yaml']).replace('{event}', '{client}') },
    '"{client}" is not a fact.',
  ],
])('reports %s', (_what, files, finding) => {
  expect(said(files).join('\n')).toContain(finding);
});
