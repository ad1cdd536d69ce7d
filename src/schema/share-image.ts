/** What the image of a shared page shows, by a form: one of the engine's, or one that the site draws. */
export interface ShareImage {
  /** The title in the image. Default: that of the page. */
  title?: string;
  /** Name of the form. */
  form: string;
  /** What the form draws besides the title. */
  data?: Readonly<Record<string, unknown>>;
  /** Paths of pictures below `public/`, by the names under which the form gets them. One that can't be drawn is left out. */
  images?: Readonly<Record<string, string>>;
}
