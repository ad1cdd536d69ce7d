import 'zod';

declare module 'zod' {
  /** What a field's schema says of it besides its title and its description. */
  interface GlobalMeta {
    /**
     * The help of the field in a form, where the description isn't right there: it's written for YAML files. Empty: the
     * input needs none. It goes with the description beside it; a description without it stands in forms, too.
     */
    form?: string;
    /** Of a file: further words by which it's found, in the languages of the people who edit. */
    keywords?: string;
    /** What a form calls the choices, by value, where their own words don't tell. */
    labels?: Readonly<Record<string, string>>;
  }
}
