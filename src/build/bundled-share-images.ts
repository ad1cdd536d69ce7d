import type { ShareImageTemplates } from '../content/outputs/og-image/templates/og-image-content.ts';

const modules = import.meta.glob<ShareImageTemplates>('../site/brand/share-images.ts', {
  eager: true,
  import: 'default',
});

/** The forms of shared images that only the site draws, in the builder's bundle. */
export const bundledShareImages: ShareImageTemplates = Object.values(modules)[0] ?? {};
