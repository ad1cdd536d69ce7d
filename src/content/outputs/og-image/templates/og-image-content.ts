/** A drawing or photo to embed in an image, as a `data:` URL. */
export type ImageDataUrl = `data:${string}`;

/** Monthly numbers with their labels. */
export interface OgImageSeries {
  label: string;
  points: readonly number[];
  /** The first and the last number, formatted for the region. */
  first: string;
  last: string;
}

/** What an image shows next to the page title. */
export type OgImageSubject =
  | { form: 'searches'; eyebrow?: string | undefined; searches: readonly { query: string; kept: boolean }[] }
  | { form: 'result'; client: string; logo?: ImageDataUrl | undefined; series?: OgImageSeries | undefined }
  | { form: 'drawing'; eyebrow?: string | undefined; drawing: ImageDataUrl }
  | { form: 'portrait'; eyebrow?: string | undefined; portrait: ImageDataUrl }
  | { form: 'lines'; lines: readonly (readonly number[])[] }
  | { form: 'quiet'; note?: string | undefined };

/** The template of an image. */
export type OgImageTemplate = OgImageSubject['form'];

/** The content of a page's image. */
export type OgImageContent<F extends OgImageTemplate = OgImageTemplate> = {
  /** Name of the site, as in the wordmark. */
  siteName: string;
  symbol: ImageDataUrl;
  title: string;
} & Extract<OgImageSubject, { form: F }>;
