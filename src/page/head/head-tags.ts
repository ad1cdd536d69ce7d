import type { PageHead } from '../../schema/page-data.ts';

/** An element of the head. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Attribute of head elements that change with the page. */
export const PAGE_TAG = 'data-page';

const linkTag = (rel: string, href: string | undefined): HeadTag[] =>
  href === undefined ? [] : [{ tag: 'link', attributes: { rel, href } }];

/** The head elements that change with the page, in order, without title and JSON-LD. */
export const headTags = ({ meta, canonical, previous, next, feed, alternates }: PageHead): HeadTag[] => [
  ...meta.map(({ key, name, content }): HeadTag => ({ tag: 'meta', attributes: { [key]: name, content } })),
  ...linkTag('canonical', canonical),
  ...linkTag('prev', previous),
  ...linkTag('next', next),
  ...(feed === undefined
    ? []
    : [{ tag: 'link' as const, attributes: { rel: 'alternate', type: 'application/rss+xml', href: feed } }]),
  ...alternates.map(({ hreflang, href }): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  })),
];
