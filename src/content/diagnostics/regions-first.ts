import { REGIONS_FILE } from '../read/site-regions.ts';
import { hasErrors, type Diagnostic } from './diagnostic.ts';

/**
 * Every text and price depends on the regions: while their file has errors, only those are reported. Those of other files
 * would be consequences.
 */
export function regionsFirst(diagnostics: Diagnostic[]): Diagnostic[] {
  const own = diagnostics.filter(({ file }) => file === REGIONS_FILE);
  return hasErrors(own) ? own : diagnostics;
}
