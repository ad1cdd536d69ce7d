import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { list, type Declaration } from 'postcss';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Declarations that may name left or right, by file, and why they're right in both directions. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/components/back-link.module.css transform: translateX(-3px)': 'moves an arrow that is mirrored as a whole',
  'src/sections/social-links/social-links.module.css transform: translate(3px, -3px)':
    'moves an arrow that is mirrored as a whole',
  'src/site/sections/services/services.module.css transform: translateX(0.5rem)': 'has a counterpart for dir=rtl',
  'src/site/sections/services/services.module.css transform: translateX(-0.5rem)': 'is the counterpart',
  'src/site/sections/white-label/white-label.module.css transform: translateX(-0.5rem)':
    'has a counterpart for dir=rtl',
  'src/site/sections/white-label/white-label.module.css transform: translateX(0.5rem)': 'is the counterpart',
};

const SIDE =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)\b.*|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;
const FOUR_SIDES = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|color|style))$/;
const KEYWORD = /^(?:float|clear|text-align|text-align-last|justify-(?:content|items|self))$/;
const SHIFT = /translate(?:X|3d)?\(\s*(?!0[\s,)])/;

/** Returns whether a declaration means another side in a right-to-left page than in a left-to-right one. */
function isPhysical({ prop, value }: Declaration): boolean {
  if (SIDE.test(prop)) return true;
  if (KEYWORD.test(prop)) return /\b(?:left|right)\b/.test(value);
  if (FOUR_SIDES.test(prop)) {
    const [, right, , left] = list.space(value);
    return left !== undefined && left !== right;
  }
  if (prop === 'border-radius') {
    const [first, second = first, third = first, fourth = second] = list.space(value);
    return first !== second || third !== fourth;
  }
  return prop === 'transform' && SHIFT.test(value);
}

const physicalOf = (css: string): Declaration[] => {
  const found: Declaration[] = [];
  postcss.parse(css).walkDecls((declaration) => void (isPhysical(declaration) && found.push(declaration)));
  return found;
};

const stylesheets = ['src', 'gallery'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`),
);

it('uses logical properties, so that a right-to-left page is the mirror image', () => {
  const found = stylesheets.flatMap((file) =>
    physicalOf(readFileSync(join(ROOT, file), 'utf8')).map(({ prop, value }) => `${file} ${prop}: ${value}`),
  );
  expect(stylesheets.length).toBeGreaterThan(50);
  expect([...new Set(found)].sort()).toEqual(Object.keys(ALLOWED).sort());
});

it.each([
  'margin-left: 1px',
  'padding-right: 1px',
  'scroll-margin-left: 1px',
  'left: 0',
  'border-left: 1px solid',
  'border-right-color: red',
  'border-top-left-radius: 2px',
  'float: right',
  'text-align: left',
  'margin: 0 1px 0 2px',
  'inset: 0 auto 0 0',
  'border-radius: 2px 0',
  'border-radius: 0 1px 1px 0',
  'transform: translateX(-3px)',
  'transform: rotate(2deg) translate(3px, 0)',
])('refuses %s', (declaration) => {
  expect(physicalOf(`a { ${declaration} }`)).toHaveLength(1);
});

it.each([
  'margin-inline-start: 1px',
  'margin: 0 1px 2px',
  'padding: calc(1px + 2px) 1px 0 1px',
  'inset: auto 0 0',
  'text-align: start',
  'border-radius: 0 0 2px 2px',
  'border-top: 1px solid',
  'transform: translateY(-200%)',
  'transform: translate(0, 2px)',
  'scale: -1 1',
])('accepts %s', (declaration) => {
  expect(physicalOf(`a { ${declaration} }`)).toHaveLength(0);
});
