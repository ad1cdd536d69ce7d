import { z } from 'zod';
import { redirectFrom } from '../../../schema/old-address.ts';
import { draft, schedule } from '../../../schema/schedule.ts';
import { slug } from '../../../schema/slug.ts';
import { text, textParts } from '../../../schema/text.ts';

/** Tags to filter articles by. */
export const ARTICLE_TAGS = ['Search terms', 'Budget', 'Working together'] as const;

/** An article, `content/articles/{id}.yaml`. */
export const articleSchema = z
  .strictObject({
    id: slug().meta({
      title: 'Short name',
      description: 'The name of the file, and the end of its address.',
      form: 'The end of its address.',
    }),
    title: text().meta({ title: 'Title', description: 'What the article is about, at most 60 characters.' }),
    summary: text().meta({
      title: 'Summary',
      description: 'One or two sentences, for lists, search engines and the feed: at most 155 characters.',
    }),
    date: z.iso.date().meta({
      title: 'Date',
      description: 'In quotes: the day on which the article went online, for example "2026-03-01".',
      form: 'The day on which the article went online. Lists begin with the newest.',
    }),
    author: z.string().min(1).optional().meta({
      title: 'Author',
      description: 'Who wrote it. Left out: the person of the site.',
      form: 'Who wrote it. Without it, you did.',
    }),
    tags: z
      .array(z.enum(ARTICLE_TAGS))
      .min(1)
      .meta({ title: 'Tags', description: `One or more of ${ARTICLE_TAGS.join(', ')}.`, form: '' }),
    body: textParts().meta({
      title: 'Text',
      description: 'The article, in parts from top to bottom. Give all but the first a heading.',
    }),
    redirectFrom: redirectFrom(),
    ...schedule(),
    draft: draft(),
  })
  .meta({ title: 'Article', description: 'One article: what it is about, and its text.' });
