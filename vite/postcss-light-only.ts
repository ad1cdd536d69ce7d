import type { Plugin } from 'postcss';

/** Mantine's selectors for dark color schemes and right-to-left scripts. */
const ABSENT = /\[data-mantine-color-scheme='dark'\]|\[dir=["']rtl["']\]/;

/**
 * PostCSS plugin that removes rules for features that this site lacks: dark color schemes and right-to-left scripts.
 */
export const lightOnly = (): Plugin => ({
  postcssPlugin: 'light-only',
  Once(root) {
    root.walkRules(ABSENT, (rule) => {
      const kept = rule.selectors.filter((selector) => !ABSENT.test(selector));
      if (kept.length === 0) rule.remove();
      else rule.selectors = kept;
    });
  },
});
