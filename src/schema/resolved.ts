import type { ResolvedImage } from './image.ts';
import type { Regional } from './regional.ts';
import type { LocalizedText } from './text.ts';

/**
 * Content as a component gets it for one region: a text is a string in the region's language, a regional value is the
 * region's own, and a picture knows its size.
 */
export type Resolved<T> = T extends { src: string; alt: LocalizedText }
  ? ResolvedImage
  : T extends LocalizedText
    ? string
    : T extends Regional<infer V>
      ? Resolved<V>
      : T extends readonly (infer U)[]
        ? Resolved<U>[]
        : T extends object
          ? { [K in keyof T]: Resolved<T[K]> }
          : T;
