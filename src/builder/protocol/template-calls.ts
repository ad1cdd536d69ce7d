import { z } from 'zod';
import type { CreationOutcome } from './answers.ts';
import { MAX_TEMPLATE_NAME } from './transport.ts';

/** What a template is called. */
const templateName = z.string().trim().min(1).max(MAX_TEMPLATE_NAME);

/** What a template is made of. */
export const saveTemplateInput = z.strictObject({
  file: z.string(),
  /** The section that it's made of; left out: the page as a whole. */
  index: z.int().min(0).optional(),
  name: templateName,
  /** Identifies the text of the file that the author saw: by now, another section may stand at its place. */
  hash: z.string().optional(),
});

/** What a template is called from now on. */
export const renameTemplateInput = z.strictObject({ file: z.string(), name: templateName });

/** The answers to the calls about templates. */
export type TemplateAnswers = Record<'saveTemplate' | 'renameTemplate' | 'removeTemplate', CreationOutcome>;
