import type { Plugin } from 'postcss';

/** Custom media queries by name, for example `--small-screen`. A query may list alternatives, separated by commas. */
export type CustomMedia = Readonly<Record<string, string>>;

const REFERENCE = /\((--[\w-]+)\)/;

/**
 * PostCSS plugin that expands custom media queries (Media Queries Level 5). The queries are defined in code, because
 * scripts use the same ones.
 */
export const customMedia = (queries: CustomMedia): Plugin => ({
  postcssPlugin: 'custom-media',
  Once(root) {
    root.walkAtRules('media', (rule) => {
      const unknown = namesIn(rule.params).find((name) => !(name in queries));
      if (unknown) throw rule.error(`There is no custom media query "${unknown}".`, { word: unknown });
      rule.params = split(rule.params)
        .flatMap((query) => expand(query, queries))
        .join(', ');
    });
  },
});

const namesIn = (params: string) => [...params.matchAll(new RegExp(REFERENCE, 'g'))].map(([, name = '']) => name);

const split = (list: string) => list.split(',').map((query) => query.trim());

/** Expands a query with references into one query per combination of alternatives. */
function expand(query: string, queries: CustomMedia): string[] {
  const [reference, name = ''] = REFERENCE.exec(query) ?? [];
  if (reference === undefined) return [query];
  return split(queries[name] ?? '').flatMap((alternative) => expand(query.replace(reference, alternative), queries));
}
