import { z } from 'zod';
import { formatDay } from '../../i18n/format.ts';
import { dayOf, tagsIn, textOf } from '../../schema/define-collection.ts';
import { defineSection } from '../../schema/define-section.ts';
import { pagingOf } from '../../schema/paging.ts';
import { collectionName } from '../../schema/reference.ts';
import { headingText, text } from '../../schema/text.ts';

/** Minimum and maximum number of entries per page. */
const FEWEST_ENTRIES = 3;
const MOST_ENTRIES = 120;

/** Which entries a page shows, in any language. */
const RANGE = '{first}–{last} / {total}';

export default defineSection({
  title: 'Item list',
  description:
    'The items of a collection, such as articles: name, summary, date and tags of each, with links that filter them by tag. A long list has further pages.',
  keywords: 'blog news articles posts list archive overview nyheder artikler blogindlæg indlæg liste arkiv oversigt',
  standsInFor: 'feed rss podcast events begivenheder',
  hasPageHeading: true,
  schema: z.strictObject({
    collection: collectionName(),
    title: headingText().meta({ title: 'Title', description: 'The heading of the whole page.' }),
    intro: text().optional().meta({ title: 'Intro', description: 'One or two sentences under the heading. Optional.' }),
    pageSize: z
      .int()
      .min(FEWEST_ENTRIES)
      .max(MOST_ENTRIES)
      .default(20)
      .meta({
        title: 'Items on a page',
        description: `From ${FEWEST_ENTRIES} to ${MOST_ENTRIES}. With more entries the list continues on further pages. Default: 20.`,
        form: `From ${FEWEST_ENTRIES} to ${MOST_ENTRIES}. With more items the list continues on further pages.`,
      }),
    filter: z
      .strictObject({
        label: text().meta({ title: 'Name', description: 'Read aloud by screen readers: what the links filter by.' }),
        all: text().meta({ title: 'All', description: 'The link to all items.' }),
      })
      .optional()
      .meta({
        title: 'Filter',
        description: 'The words of the links to the entries of each tag. Left out: no links, and no pages of tags.',
        form: 'Links to the items of each tag. Without it, tags have no pages.',
      }),
    feed: text().optional().meta({
      title: 'Feed',
      description: 'The link to the RSS feed, a few words. Left out: no link, though feed readers find the feed.',
      form: 'The link to the RSS feed, a few words. Without it, only feed readers find the feed.',
    }),
  }),
  entryList: ({ collection, pageSize, filter }) => ({ collection, pageSize, hasTagPages: filter !== undefined }),
  toProps({ collection: name, title, intro, filter, feed }, content) {
    const collection = content.collection(name);
    const { list, hrefOf } = content.entries(collection);
    const paging = pagingOf(list, { all: filter?.all ?? '', range: RANGE, pager: title }, content);
    const toCard = (entry: (typeof list.entries)[number]) => {
      const day = dayOf(entry, collection);
      return {
        name: textOf(entry, collection, 'nameField') ?? '',
        href: hrefOf(entry),
        summary: textOf(entry, collection, 'summaryField'),
        date: day === undefined ? undefined : { day, text: formatDay(day, content.region.locale) },
        tags: tagsIn(entry, collection).map((tag) => content.dictionary.tags[tag] ?? tag),
      };
    };
    return {
      title: list.heading ?? title,
      intro,
      cards: list.entries.map(toCard),
      total: list.total,
      first: list.first,
      filter:
        filter && list.tags.length > 0 ? { links: paging.links, range: paging.range, label: filter.label } : undefined,
      pager: paging.pager,
      feed: feed !== undefined && list.feed !== undefined ? { label: feed, href: list.feed } : undefined,
    };
  },
  lists: ({ cards, first, total }) => ({ first, total, items: cards.map(({ name, href }) => ({ name, href })) }),
});
