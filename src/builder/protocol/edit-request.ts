import { z } from 'zod';

/** Keys and indexes from the root of a file to a value. */
export const pathSchema = z
  .array(z.union([z.string(), z.int()]))
  .describe('Names of fields and numbers of list items, from 0.');

const index = z.int().min(0);

/** A change of a YAML file, in terms of its plain data. */
export const operationSchema = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('set'),
    path: pathSchema,
    value: z
      .union([z.string(), z.number(), z.boolean(), z.null()])
      .describe('The new text, number, true, false or null.'),
  }),
  z.strictObject({
    op: z.literal('put'),
    path: pathSchema,
    key: z.string(),
    value: z.json(),
    order: z.array(z.string()).optional().describe("Left out: the order of the schema's fields."),
  }),
  z.strictObject({ op: z.literal('remove'), path: pathSchema }),
  z.strictObject({ op: z.literal('insert'), path: pathSchema, index, value: z.json() }),
  z.strictObject({ op: z.literal('duplicate'), path: pathSchema, index }),
  z.strictObject({
    op: z.literal('move'),
    path: pathSchema,
    from: index,
    to: index.describe('Counts after the item was taken out.'),
  }),
]);

/** A change of a YAML file, as a request has it. */
export type Operation = z.input<typeof operationSchema>;

const path = z.array(z.union([z.string(), z.int()]));
const file = z.string();
const names = { from: z.string(), to: z.string() };
const entry = z.strictObject({ file, path, index });
const section = z.strictObject({ file, index });

/** Edits that affect several locations. `page` is the path of a page without region; '' is the home page. */
export const compoundEditSchema = z.discriminatedUnion('compound', [
  z.strictObject({ compound: z.literal('rename-anchor'), page: z.string(), ...names }),
  z.strictObject({
    compound: z.literal('retarget-anchor'),
    page: z.string(),
    from: z.string(),
    to: z.string().describe('Where the links to the anchor lead then, for example /about-me or /#services.'),
  }),
  z.strictObject({ compound: z.literal('rename-page'), ...names }),
  z.strictObject({
    compound: z.literal('rename-entry'),
    collection: z.string().describe('The folder of the entry in content/.'),
    ...names,
  }),
  z.strictObject({ compound: z.literal('rename-fact'), ...names }),
  z.strictObject({ compound: z.literal('move-entry'), from: entry, to: entry }),
  z.strictObject({ compound: z.literal('move-section'), from: section, to: section }),
  z.strictObject({
    compound: z.literal('insert-text'),
    file,
    path,
    index,
    text: z.string().describe('A YAML list; its items are inserted with their comments.'),
  }),
  z.strictObject({ compound: z.literal('replace-word'), ...names, language: z.string().optional() }),
  z.strictObject({ compound: z.literal('wrap'), file, path, by: z.enum(['language', 'region']) }),
  z.strictObject({ compound: z.literal('unwrap'), file, path, keep: z.string() }),
]);

/** A compound edit. */
export type CompoundEdit = z.output<typeof compoundEditSchema>;

/** Operations per file and edits of several files, in this order. */
export const editRequestSchema = z.strictObject({
  edits: z
    .array(
      z.union([
        z.strictObject({
          file: z.string().describe('A file such as content/pages/home.yaml.'),
          operations: z.array(operationSchema).min(1).max(1000),
        }),
        compoundEditSchema,
      ]),
    )
    .min(1)
    .max(1000),
});
