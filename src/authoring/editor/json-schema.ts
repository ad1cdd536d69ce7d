import { z } from 'zod';

/** A JSON Schema as editors read it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Zod's names for string checks that JSON Schema has no word for; their pattern says the same. */
const UNKNOWN_FORMATS = new Set(['starts_with', 'ends_with', 'includes', 'regex']);

/**
 * What an author may write, as JSON Schema draft 7: fields with a default may be left out. The key `kind` of the field
 * vocabulary stays, so that a visual editor can choose an input by it; other readers pass over it.
 */
export const toEditorSchema = (schema: z.ZodType): JsonSchema => {
  const { '~standard': _standard, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: adapt,
  });
  return json;
};

/** Keeps an editor from being stricter or more cryptic than the content check. */
function adapt({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  if (UNKNOWN_FORMATS.has(jsonSchema.format ?? '')) delete jsonSchema.format;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (!jsonSchema.pattern) return;
  const message = patternMessage(zodSchema);
  // JSON Schema knows no flags: a pattern that ignores case would refuse capitals in the editor only.
  if (ignoresCase(zodSchema)) delete jsonSchema.pattern;
  else if (message) jsonSchema['patternErrorMessage'] = message;
}

/** The sentence that the schema itself says when its pattern is not met, if it has one of its own. */
function patternMessage(schema: z.core.$ZodTypes): string | undefined {
  const issues = z.safeParse(schema, '\n').error?.issues ?? [];
  return issues.find(({ code, message }) => code === 'invalid_format' && !message.startsWith('Invalid'))?.message;
}

const ignoresCase = (schema: z.core.$ZodTypes): boolean =>
  (schema._zod.def.checks ?? []).some((check) => {
    const { pattern } = check._zod.def as { pattern?: RegExp }; // only checks of a string's form have one
    return pattern?.flags.includes('i');
  });
