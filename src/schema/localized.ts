import type { SizedImage } from './image.ts';
import type { Regional } from './regional.ts';
import type { LocalizedText } from './text.ts';

/**
 * Content for one region, as a component gets it: a text is a string in the region's language, a regional value is the
 * region's own, and an image has its size.
 */
export type Localized<T> = T extends { src: string; alt: LocalizedText }
  ? SizedImage
  : T extends LocalizedText
    ? string
    : T extends Regional<infer V>
      ? Localized<V>
      : T extends readonly (infer U)[]
        ? Localized<U>[]
        : T extends object
          ? { [K in keyof T]: Localized<T[K]> }
          : T;
