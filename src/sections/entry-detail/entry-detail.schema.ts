import { z } from 'zod';
import { formatDay } from '../../i18n/format.ts';
import { dayOf, tagsIn, textOf, type CollectionDefinition, type Entry } from '../../schema/define-collection.ts';
import { defineSection } from '../../schema/define-section.ts';
import type { Localized } from '../../schema/regional.ts';
import { text, type textParts } from '../../schema/text.ts';

/** A text in parts, in the language of the region. */
type Parts = Localized<z.output<ReturnType<typeof textParts>>>;

/** Most related entries named. */
const MOST_RELATED = 3;

export default defineSection({
  title: 'Item details',
  description:
    'One item, such as an article: name, summary, date, author and text, and where to read on. Belongs on a page that is made for each item of a collection.',
  keywords: 'article post blog news entry detail artikel indlæg nyhed',
  hasPageHeading: true,
  entryOf: 'any',
  schema: z.strictObject({
    next: text().optional().meta({
      title: 'Next',
      description: 'Heading above the entry that comes next. Left out: it is not named.',
      form: 'Heading above the item that comes next. Without it, no next item is named.',
    }),
    related: text()
      .optional()
      .meta({
        title: 'Related',
        description: `Heading above up to ${MOST_RELATED} other entries with the same tags. Left out: they are not named.`,
        form: `Heading above up to ${MOST_RELATED} other items with the same tags. Without it, none is named.`,
      }),
  }),
  toProps(fields, content) {
    const { ownCollection: collection } = content;
    if (!collection) throw new Error('An entry-detail section needs a page with "each:".');
    const entries = content.entries(collection);
    const entry = entries.current;
    if (!entry) throw new Error('The page of an entry has the entry.');
    const day = dayOf(entry, collection);
    const linkTo = (other: Localized<Entry>) => ({
      name: textOf(other, collection, 'nameField') ?? '',
      summary: textOf(other, collection, 'summaryField'),
      href: entries.hrefOf(other),
    });
    const next = fields.next === undefined ? undefined : entries.after(entry.id);
    const related =
      fields.related === undefined
        ? []
        : entries.related(entry.id, MOST_RELATED + 1).filter(({ id }) => id !== next?.id);
    return {
      name: textOf(entry, collection, 'nameField') ?? '',
      summary: textOf(entry, collection, 'summaryField'),
      author: textOf(entry, collection, 'authorField') ?? (collection.authorField && content.site.person),
      date: day === undefined ? undefined : { day, text: formatDay(day, content.region.locale) },
      tags: tagsIn(entry, collection).map((tag) => ({
        label: content.dictionary.tags[tag] ?? tag,
        href: entries.tagHref(tag),
      })),
      parts: partsOf(entry, collection),
      next: next && fields.next !== undefined ? { heading: fields.next, ...linkTo(next) } : undefined,
      related:
        fields.related === undefined || related.length === 0
          ? undefined
          : { heading: fields.related, links: related.slice(0, MOST_RELATED).map(linkTo) },
    };
  },
});

/** Returns the text of an entry in parts. */
function partsOf(entry: Localized<Entry>, { bodyField }: CollectionDefinition): Parts {
  const body = bodyField === undefined ? undefined : entry[bodyField];
  return typeof body === 'string' ? [{ body }] : ((body ?? []) as Parts); // the option says that it has parts
}
