import { z } from 'zod';

/** An error or warning of the content check. */
export const problemSchema = z.object({
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  line: z.int(),
  column: z.int(),
  /** The field as a person reads it, for example `sections[2].title.en`; empty for the file as a whole. */
  path: z.string(),
  /** Where it is, in the words of a form: "About me: Hero, title". Absent if it's in no file. */
  where: z.string().optional(),
  /** The language or region that it's about: "Danish". */
  variant: z.string().optional(),
  /** What is wrong, in the words of a form. */
  message: z.string(),
  /** How a form mends it. */
  hint: z.string(),
  /** Where it is in the file, and what the check says of it: for a developer. Absent if it's in no file. */
  details: z.string().optional(),
  /** The remedy, if it's a single value: what to write instead. */
  suggestion: z.string().optional(),
});

/** An error or warning of the content check, as the browser gets it. */
export type FieldProblem = z.output<typeof problemSchema>;
