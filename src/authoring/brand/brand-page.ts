import { brandSchema } from '../../schema/brand.schema.ts';
import type { Brand, ColorName } from '../../theme/brand.ts';
import { contrastPairs, MINIMUM_CONTRAST, type Pair } from '../../theme/contrast.ts';

/**
 * Renders the brand page in Markdown.
 * @param template its text, with placeholders for the brand's values
 */
export function brandPage(template: string, brand: Brand): string {
  const pairs = contrastPairs(brand.colors);
  const values: Record<string, string> = {
    colors: colorTable(brand),
    texts: pairTable('Text on background', pairs, MINIMUM_CONTRAST.text),
    controls: pairTable('Control on background', pairs, MINIMUM_CONTRAST.controls),
    ...brand.fonts,
    ...brand.radii,
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function colorTable({ colors }: Brand): string {
  const fields = brandSchema.shape.colors.shape;
  const rows = Object.entries(fields).map(([name, field]) => {
    const { description = '' } = field.meta() ?? {};
    return `| \`${name}\` | \`${colors[name as ColorName]}\` | ${description} |`; // the schema has the brand's names
  });
  return ['| Color | Value | For |', '| --- | --- | --- |', ...rows].join('\n');
}

function pairTable(title: string, pairs: readonly Pair[], least: number): string {
  const rows = pairs
    .filter((pair) => pair.least === least)
    .map(({ mark, ground, ratio }) => `| \`${mark}\` on \`${ground}\` | ${ratio.toFixed(1)} : 1 |`);
  return [`| ${title} | Contrast |`, '| --- | --- |', ...rows].join('\n');
}
