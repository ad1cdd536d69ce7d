import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readBrand } from '../content/read/read-brand.ts';
import { createVariables, usedVariables } from './variables.ts';

const brand = readBrand(join(import.meta.dirname, '../..'));

it("maps the brand's colors, fonts and radii to Mantine's variables", () => {
  const other = {
    colors: { ...brand.colors, ink: '#101010', paper: '#fafafa' },
    fonts: { display: 'Georgia', text: 'Arial' } as const,
    radii: { small: '1px', medium: '2px', large: '3px' },
  };
  const variables = createVariables(other);
  expect(variables['--mantine-color-ink']).toBe('#101010');
  expect(variables['--mantine-color-text']).toBe('var(--mantine-color-ink)');
  expect(variables['--mantine-color-body']).toBe('var(--mantine-color-paper)');
  expect(variables['--mantine-font-family-headings']).toBe("'Georgia', 'Times New Roman', serif");
  expect(variables['--mantine-radius-default']).toBe('2px');
});

it('keeps variables that a stylesheet references, directly or indirectly, and the scale steps', () => {
  const used = usedVariables(createVariables(brand), ['.a { color: var(--mantine-color-text) }']);
  expect(used).toHaveProperty('--mantine-color-text');
  expect(used).toHaveProperty('--mantine-color-ink');
  expect(used).toHaveProperty('--mantine-spacing-2xl');
  expect(Object.keys(used).filter((name) => /pink|indigo|color-danger/.test(name))).toEqual([]);
});
