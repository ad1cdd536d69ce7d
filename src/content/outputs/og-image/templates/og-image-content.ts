/** A drawing or photo to embed in an image, as a `data:` URL. */
export type ImageDataUrl = `data:${string}`;

/** What every image shows. */
export interface ShareImageFacts {
  /** Name of the site, as in the wordmark. */
  siteName: string;
  symbol: ImageDataUrl;
  title: string;
}

/** A page with a drawing. */
export interface DrawingFacts extends ShareImageFacts {
  eyebrow?: string | undefined;
  drawing: ImageDataUrl;
}

/** A person's page. */
export interface PortraitFacts extends ShareImageFacts {
  eyebrow?: string | undefined;
  portrait: ImageDataUrl;
}

/** A page without a picture. */
export interface QuietFacts extends ShareImageFacts {
  note?: string | undefined;
}

/** Draws an image of 1200 × 630 as SVG. */
export type ShareImageTemplate = (facts: ShareImageFacts) => string;

/** The forms of images, by name. */
export type ShareImageTemplates = Readonly<Record<string, ShareImageTemplate>>;
