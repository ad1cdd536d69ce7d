import { z } from 'zod';
import { formatDay } from '../../i18n/format.ts';
import { defineSection } from '../../schema/define-section.ts';
import { defineTexts } from '../../schema/define-texts.ts';
import { slug } from '../../schema/slug.ts';
import { headingText, richText, text } from '../../schema/text.ts';

const cookie = z.strictObject({
  name: z.string().min(1).meta({
    title: 'Name',
    description: 'Name of the cookie or storage key, as browsers show it; * matches any ending.',
    form: 'The name that browsers show; * stands for any ending.',
  }),
  provider: text().meta({ title: 'Provider', description: 'Who sets and reads it.' }),
  purpose: text().meta({ title: 'Purpose', description: 'What it is for.' }),
  term: text().meta({ title: 'Kept', description: 'How long it stays in the browser.' }),
  party: z.enum(['own', 'third']).meta({
    title: 'Party',
    description: 'own: on the site’s own domain; third: on a third-party domain.',
    form: 'Whether it belongs to the site itself or to another company.',
  }),
});

const change = z.strictObject({
  date: z.iso.date().meta({
    title: 'Day',
    description: 'In quotes: year, month, day, for example "2026-03-01".',
    form: 'The day of the change.',
  }),
  text: text().meta({ title: 'What changed', description: 'One short sentence.' }),
});

const part = z.strictObject({
  id: slug()
    .optional()
    .meta({
      title: 'Link name',
      description:
        'The end of its address: late-payment is found at #late-payment. Keep it when you reword the heading. ' +
        'Left out: the part is found by its number, for example #part-3.',
      form: 'Links can jump to the part by it. Keep it when you reword the heading. Without it, links use the part’s number.',
    }),
  heading: text().meta({ title: 'Heading', description: 'Heading of the part.' }),
  body: richText().meta({ title: 'Text', description: 'Paragraphs and lists.' }),
  cookies: z
    .array(cookie.meta({ title: 'Cookie' }))
    .min(1)
    .optional()
    .meta({
      title: 'Cookies',
      description: 'A table of cookies or stored values below the text. Optional.',
    }),
});

const texts = defineTexts('cookieTable', 'Table of cookies', {
  name: 'Heading of the column of names.',
  provider: 'Heading of the column that says who sets it.',
  purpose: 'Heading of the column of purposes.',
  term: 'Heading of the column that says how long it is kept.',
  party: 'Heading of the column that says on whose domain it is set.',
  ownParty: 'In that column: the site’s own domain.',
  thirdParty: 'In that column: somebody else’s domain.',
});

export default defineSection({
  title: 'Legal text',
  description: 'A legal page: title, dates of its changes, numbered parts with texts and cookie tables.',
  keywords:
    'legal privacy policy terms conditions cookies gdpr imprint juridisk privatliv privatlivspolitik persondata vilkår betingelser handelsbetingelser cookiepolitik',
  hasPageHeading: true,
  texts: [texts],
  requiredOn: {
    'privacy-policy': 'The contact form and the footer lead to it.',
    'terms-of-service': 'The footer leads to it.',
    'cookie-policy': 'The cookie banner and the footer lead to it.',
  },
  schema: z.strictObject({
    title: headingText().meta({ title: 'Title', description: 'The heading of the whole page.' }),
    intro: richText().optional().meta({ title: 'Intro', description: 'Text before the first part. Optional.' }),
    lastUpdated: z.iso.date().meta({
      title: 'Last updated',
      description: 'In quotes: year, month, day, for example "2025-01-25".',
      form: 'The day of the latest change.',
    }),
    changes: z
      .array(change)
      .default([])
      .meta({ title: 'Later changes', description: 'Listed below that day, the newest first. Optional.' }),
    parts: z.array(part).min(1).meta({ title: 'Parts', description: 'In order.' }),
  }),
  parts: ({ parts }) =>
    parts.flatMap(({ id }, index) => (id === undefined ? [] : [{ anchor: id, path: ['parts', index, 'id'] }])),
  toProps: (fields, content) => ({
    ...fields,
    lastUpdatedLine: content.dictionary.page.lastUpdated.replace(
      '{date}',
      formatDay(fields.lastUpdated, content.region.locale),
    ),
    changes: fields.changes.map(({ date, text: change }) => ({
      day: formatDay(date, content.region.locale),
      text: change,
    })),
    parts: fields.parts.map(({ id, cookies, ...text }, index) => ({
      ...text,
      anchor: id ?? `part-${index + 1}`,
      cookies: cookies?.map(({ party, ...entry }) => ({
        ...entry,
        party: content.texts(texts)[party === 'own' ? 'ownParty' : 'thirdParty'],
      })),
    })),
    tableLabels: content.texts(texts),
    changesLabel: content.dictionary.page.changes,
    contents: content.dictionary.page.contents,
    back: content.dictionary.page.backToHome,
    home: `/${content.region.code}/`,
  }),
});
