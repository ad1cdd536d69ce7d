import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { brandSchema, type BrandFile } from '../../schema/brand.schema.ts';
import { BRAND_FILE, type Brand } from '../../theme/brand.ts';
import { completeColors } from '../../theme/complete-colors.ts';

/** Stands in while `content/brand.yaml` is missing or invalid: development goes on, and a build is refused. */
const DEFAULT_BRAND: BrandFile = {
  colors: {
    paper: '#ffffff',
    sand: '#f1f3f5',
    stone: '#ced4da',
    white: '#ffffff',
    ink: '#212529',
    inkSoft: '#495057',
    inkFaint: '#5c636a',
    accent: '#1864ab',
    data: '#343a40',
    danger: '#c92a2a',
    line: '#dee2e6',
    lineStrong: '#868e96',
  },
  fonts: { display: 'Arial', text: 'Arial' },
  radii: { small: '4px', medium: '8px', large: '16px' },
};

/** Adds the tints that the file leaves out. */
export const completeBrand = ({ colors, ...others }: BrandFile): Brand => ({
  ...others,
  colors: completeColors(colors),
});

/** Reads the brand; `undefined` if the file is missing or invalid. Never throws: the content check reports what is wrong. */
export function readValidBrand(root: string): Brand | undefined {
  try {
    const { data } = brandSchema.safeParse(parse(readFileSync(join(root, BRAND_FILE), 'utf8'), { logLevel: 'silent' }));
    return data && completeBrand(data);
  } catch {
    return undefined;
  }
}

/** Reads the brand for code that runs before, or without, the content check: the default brand if the file has none. */
export const readBrand = (root: string): Brand => readValidBrand(root) ?? completeBrand(DEFAULT_BRAND);
