import type { Plugin } from 'postcss';

/** Mantine's selector for dark color schemes. */
const DARK = String.raw`\[data-mantine-color-scheme='dark'\]`;
const RIGHT_TO_LEFT = String.raw`\[dir=["']?rtl["']?\]`;

interface Kept {
  /** Whether a region of the site is written from right to left. */
  rightToLeft: boolean;
}

/**
 * PostCSS plugin that removes rules for features that this site lacks: dark color schemes, and right-to-left scripts
 * unless a region has one.
 */
export function lightOnly({ rightToLeft }: Kept): Plugin {
  const absent = new RegExp(rightToLeft ? DARK : `${DARK}|${RIGHT_TO_LEFT}`);
  return {
    postcssPlugin: 'light-only',
    Once(root) {
      root.walkRules(absent, (rule) => {
        const kept = rule.selectors.filter((selector) => !absent.test(selector));
        if (kept.length === 0) rule.remove();
        else rule.selectors = kept;
      });
    },
  };
}
