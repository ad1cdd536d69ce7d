import { z } from 'zod';
import { regional } from './regional.ts';
import { text } from './text.ts';

/**
 * `content/facts.yaml`: claims and figures that stand in several texts. Any text may name one as `{name}`; the value is
 * put in its place, in the language and region of the page.
 */
export const factsSchema = z
  .record(
    z.string().regex(/^[a-z][A-Za-z0-9]*$/),
    z
      .union([text(), regional(z.string().min(1))])
      .meta({ kind: 'fact', title: 'Fact', description: '{ en, da } or { us, eu, dk }.' }),
  )
  .meta({ title: 'Facts', description: 'Figures and claims with one source each; texts name them as {name}.' });

/** The facts as they stand in YAML. */
export type Facts = z.output<typeof factsSchema>;
