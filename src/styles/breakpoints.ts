/**
 * Small screens: phones, upright or on their side. They get the menu button, folded parts and sheets.
 * Stylesheets write `@media (--small-screen)`; the build expands it (`scripts/postcss-custom-media.ts`).
 */
export const SMALL_SCREEN = '(max-width: 767px), (max-width: 900px) and (max-height: 449px)';

/** Every screen that is not small. A list of media queries can't be negated, so this one is written out. */
export const LARGE_SCREEN = '(min-width: 901px), (min-width: 768px) and (min-height: 450px)';

/** Screens without the width for columns, whatever their height. */
export const NARROW_SCREEN = '(max-width: 767px)';

/** Screens with the width for columns, also those of phones on their side. */
export const WIDE_SCREEN = '(min-width: 768px)';

/** The custom media queries of all stylesheets, by name. */
export const CUSTOM_MEDIA = {
  '--small-screen': SMALL_SCREEN,
  '--large-screen': LARGE_SCREEN,
  '--narrow-screen': NARROW_SCREEN,
  '--wide-screen': WIDE_SCREEN,
};
