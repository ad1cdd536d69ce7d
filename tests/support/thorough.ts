/** Whether tests try more inputs, moments and widths than `npm test` has time for; `npm run test:long` sets it. */
export const THOROUGH = process.env['THOROUGH'] === '1';

/**
 * Number of runs and seed of a property test. The gate uses a fixed seed, so that it never fails by chance; a thorough
 * run uses a random one.
 */
export const propertyRuns = (gate: number, thorough: number): { numRuns: number; seed?: number } =>
  THOROUGH ? { numRuns: thorough } : { numRuns: gate, seed: 1 };
