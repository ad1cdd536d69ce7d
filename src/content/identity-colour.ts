import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTokens } from '../styles/read-tokens.ts';

const TOKENS = readTokens(readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8'));

/** A colour of the identity by its name in `src/styles/tokens.css`. */
export function colour(name: string): string {
  const value = TOKENS.get(name);
  if (!value || !/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`src/styles/tokens.css has no colour --${name}.`);
  return value;
}

/** The warm middle tone of the drawings: low sun, clay, daylight on a wall. */
export const SUN = '#de8b68';
