import { readValidBrand } from '../src/content/read/read-brand.ts';
import { BRAND_FILE } from '../src/theme/brand.ts';
import { fail } from './cli.ts';

/** Ends a command that writes files in the brand's colors while the project has no valid brand. */
export function requireBrand(root: string): void {
  if (!readValidBrand(root)) fail(`${BRAND_FILE} is missing or invalid. Run "npm run content:check".`);
}
