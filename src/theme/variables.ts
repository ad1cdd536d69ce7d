import { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import type { Brand } from './brand.ts';
import { brandVariables } from './brand-variables.ts';
import { SCALES } from './scales.ts';

const declared = (name: string) => `var(--mantine-color-${name})`;

/** Mantine's semantic colors, by the brand's color. */
const ROLES = {
  'color-body': declared('paper'),
  'color-black': declared('ink'),
  'color-text': declared('ink'),
  'color-dimmed': declared('ink-soft'),
  'color-anchor': 'inherit',
  'color-anchor-hover': declared('accent'),
  'color-error': declared('danger'),
  'color-placeholder': declared('ink-faint'),
  'color-default-border': declared('line-strong'),
  'color-default-hover': declared('sand'),
  'color-disabled': declared('stone'),
  'color-disabled-color': declared('ink'),
  'color-disabled-border': declared('line-strong'),
  'primary-color-filled': declared('accent'),
  'primary-color-filled-hover': declared('accent-strong'),
};

/** Shared lengths and durations for which Mantine has no scale. */
const OWN = {
  '--container-size-wide': 'calc(var(--wide) + 2 * var(--mantine-spacing-gutter))',
  '--wide': '75rem',
  '--measure': '37.9em',
  '--motion-fast': '140ms',
  '--motion-calm': '260ms',
  '--ease': 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  '--header-height': '4.5rem',
};

/** Every CSS variable of Mantine with the brand's value, by its full name. */
export function createVariables(brand: Brand): Record<string, string> {
  const { variables, light } = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, SCALES));
  const prefixed = (values: Record<string, string>) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`--mantine-${name}`, value]));
  const own = Object.entries(brandVariables(brand));
  const isColor = ([name]: [string, string]) => name.startsWith('--mantine-color-');
  return {
    ...variables,
    ...light,
    ...Object.fromEntries(own.filter(isColor)),
    ...prefixed(ROLES),
    ...Object.fromEntries(own.filter((one) => !isColor(one))),
    '--mantine-text-wrap': 'pretty',
    ...OWN,
  };
}

const VARIABLE = /--[\w-]+/g;

/** Variables of scale steps, which components reference by props such as `size="lg"`. */
const STEPS = [
  ...Object.keys(SCALES.spacing ?? {}).map((step) => `--mantine-spacing-${step}`),
  ...Object.keys(SCALES.fontSizes ?? {}).flatMap((step) => [
    `--mantine-font-size-${step}`,
    `--mantine-line-height-${step}`,
  ]),
  ...Object.keys(SCALES.headings?.sizes ?? {}).flatMap((heading) =>
    ['font-size', 'line-height'].map((what) => `--mantine-${heading}-${what}`),
  ),
  ...['sm', 'md', 'lg'].map((step) => `--mantine-radius-${step}`),
];

/** The variables that a stylesheet, a component's prop or another variable references. */
export function usedVariables(
  variables: Record<string, string>,
  stylesheets: readonly string[],
): Record<string, string> {
  const used = new Set([...STEPS, ...stylesheets.flatMap((sheet) => sheet.match(VARIABLE) ?? [])]);
  // Iterating a set also visits items that are added meanwhile.
  for (const name of used) for (const inner of variables[name]?.match(VARIABLE) ?? []) used.add(inner);
  return Object.fromEntries(Object.entries(variables).filter(([name]) => used.has(name)));
}
