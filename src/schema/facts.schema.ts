import { z } from 'zod';
import { regional } from './regional.ts';
import { text } from './text.ts';

/**
 * `content/facts.yaml`: claims and figures used in several texts. Any text may contain `{name}`, which is replaced by
 * the value in the page's language and region.
 */
export const factsSchema = z
  .record(
    z.string().regex(/^[a-z][A-Za-z0-9]*$/),
    z
      .union([text(), regional(z.string().min(1))])
      .meta({ kind: 'fact', title: 'Fact', description: 'One for each language, or one for each region.', form: '' }),
  )
  .meta({
    title: 'Facts',
    description: 'Numbers and claims with one source each; texts name them as {name}.',
    keywords:
      'numbers figures claims statements results years experience tal påstande oplysninger resultater års erfaring',
  });

/** The facts as written in YAML. */
export type Facts = z.output<typeof factsSchema>;
