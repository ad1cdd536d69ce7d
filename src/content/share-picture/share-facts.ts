/** A drawing or photo to be set into a picture: the file itself, as a `data:` address. */
export type ShareImage = `data:${string}`;

/** Numbers by month with what stands around them. */
export interface ShareSeries {
  label: string;
  points: readonly number[];
  /** The first and the last number as they are written in the region. */
  first: string;
  last: string;
}

/** What a picture shows beside the title of its page. */
export type ShareSubject =
  | { form: 'searches'; eyebrow?: string | undefined; searches: readonly { query: string; kept: boolean }[] }
  | { form: 'result'; client: string; logo?: ShareImage | undefined; series?: ShareSeries | undefined }
  | { form: 'drawing'; eyebrow?: string | undefined; drawing: ShareImage }
  | { form: 'portrait'; eyebrow?: string | undefined; portrait: ShareImage }
  | { form: 'lines'; lines: readonly (readonly number[])[] }
  | { form: 'quiet'; note?: string | undefined };

/** The form of a picture. */
export type ShareForm = ShareSubject['form'];

/** All that the picture of a page says. */
export type ShareFacts<F extends ShareForm = ShareForm> = {
  /** Name of the site, as in the wordmark. */
  siteName: string;
  symbol: ShareImage;
  title: string;
} & Extract<ShareSubject, { form: F }>;
