import type { PageHead } from '../schema/document.ts';

/** An element of the head, ready to be written or created. */
export interface HeadTag {
  tag: 'meta' | 'link';
  attributes: Record<string, string>;
}

/** Marks the elements of the head that change with the page. */
export const PAGE_TAG = 'data-page';

/** The elements that change with the page, in their order; title and JSON-LD apart. */
export const headTags = ({ meta, canonical, alternates }: PageHead): HeadTag[] => [
  ...meta.map(({ key, name, content }): HeadTag => ({ tag: 'meta', attributes: { [key]: name, content } })),
  ...(canonical ? [{ tag: 'link', attributes: { rel: 'canonical', href: canonical } } as const] : []),
  ...alternates.map(({ hreflang, href }): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  })),
];
