/**
 * Small screens: phones in portrait or landscape. They get the menu button, disclosures and sheets.
 * Stylesheets write `@media (--small-screen)`; the build expands it (`vite/postcss-custom-media.ts`, decision 55).
 */
export const SMALL_SCREEN = '(max-width: 767px), (max-width: 900px) and (max-height: 449px)';

/** Phones in landscape: a small screen that has width but no height. */
export const SMALL_LANDSCAPE = SMALL_SCREEN.split(', ')
  .map((query) => `${query} and (orientation: landscape)`)
  .join(', ');

/** The negation of a small screen, written out because a list of media queries can't be negated. */
export const LARGE_SCREEN = '(min-width: 901px), (min-width: 768px) and (min-height: 450px)';

/** Screens too narrow for columns, at any height. */
export const NARROW_SCREEN = '(max-width: 767px)';

/** Screens wide enough for columns, including phones in landscape. */
export const WIDE_SCREEN = '(min-width: 768px)';

/** A phone in landscape, on which the builder has width but no height. A laptop's low window has a pointer that isn't coarse. */
const LOW_TOUCH_SCREEN = '(max-height: 30em) and (pointer: coarse)';

/** Screens on which the builder shows one thing at a time: phones, and a laptop at 200 % zoom. */
export const BUILDER_PHONE = `(max-width: 47.99em), ${LOW_TOUCH_SCREEN}`;

/** Screens on which the builder's form stands beside nothing but the page: tablets and phones. */
export const BUILDER_NARROW = `(max-width: 61.99em), ${LOW_TOUCH_SCREEN}`;

/** Screens whose header has room for all of the builder's buttons, but not for all of their words: laptops, and desktops below 1800 px. */
const BUILDER_LAPTOP = '(min-width: 62em) and (max-width: 112.49em)';

/** Laptops whose header has no room for all of the builder's buttons in one row, with what is saved in readable words. */
const BUILDER_SMALL_LAPTOP = '(min-width: 62em) and (max-width: 84.99em)';

/** The custom media queries of all stylesheets, by name. */
export const CUSTOM_MEDIA = {
  '--small-screen': SMALL_SCREEN,
  '--small-landscape': SMALL_LANDSCAPE,
  '--large-screen': LARGE_SCREEN,
  '--narrow-screen': NARROW_SCREEN,
  '--wide-screen': WIDE_SCREEN,
  '--builder-phone': BUILDER_PHONE,
  '--builder-no-phone': '(min-width: 48em) and (min-height: 30.01em), (min-width: 48em) and (not (pointer: coarse))',
  '--builder-narrow': BUILDER_NARROW,
  '--builder-laptop': BUILDER_LAPTOP,
  '--builder-small-laptop': BUILDER_SMALL_LAPTOP,
  '--builder-landscape': `(min-width: 35em) and ${LOW_TOUCH_SCREEN}`,
};
