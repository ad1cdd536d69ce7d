import { defineCollection } from '../../../schema/define-collection.ts';
import { ARTICLE_TAGS, articleSchema } from './article.schema.ts';

export default defineCollection({
  name: 'articles',
  title: 'Article',
  plural: 'Articles',
  description: 'One article: what it is about, and its text.',
  schema: articleSchema,
  nameField: 'title',
  summaryField: 'summary',
  bodyField: 'body',
  authorField: 'author',
  detailFields: ['body'],
  tagsField: 'tags',
  tags: ARTICLE_TAGS,
  dayField: 'date',
  newestFirst: true,
  placeholders: { article: 'title', summary: 'summary' },
  shareImage: ({ title }) => ({ title, form: 'quiet' }),
  feedItem: ({ title, summary }) => ({ title, description: summary }),
  outline: ({ title, summary }) => ({ title, description: summary }),
  article: ({ title, summary, date, author }) => ({
    type: 'BlogPosting',
    headline: title,
    description: summary,
    published: date,
    author,
  }),
});
