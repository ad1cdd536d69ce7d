import { z } from 'zod';

/** A JSON Schema as editors read it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Zod's string checks without a JSON Schema equivalent; their pattern is equivalent. */
const UNKNOWN_FORMATS = new Set(['starts_with', 'ends_with', 'includes', 'regex']);

/**
 * Converts a schema of author input to JSON Schema draft 7: fields with a default are optional. Keeps the vocabulary's
 * `kind` and its words for forms, for a visual editor; other readers ignore them.
 */
export const toEditorSchema = (schema: z.ZodType): JsonSchema => {
  const { '~standard': _standard, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: adapt,
  });
  return json;
};

/** Prevents an editor from being stricter or less clear than the content check. */
function adapt({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  if (isOfOlderDescription(zodSchema)) delete jsonSchema['form'];
  if (UNKNOWN_FORMATS.has(jsonSchema.format ?? '')) delete jsonSchema.format;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (!jsonSchema.pattern) return;
  const message = patternMessage(zodSchema);
  // JSON Schema has no regex flags: a case-insensitive pattern would reject capitals in the editor only.
  if (ignoresCase(zodSchema)) delete jsonSchema.pattern;
  else if (message) jsonSchema['patternErrorMessage'] = message;
}

/** Whether the words for forms that a schema has belong to a description that it has replaced. */
function isOfOlderDescription(zodSchema: z.core.$ZodType): boolean {
  for (let schema: z.core.$ZodType | undefined = zodSchema; schema; schema = schema._zod.parent) {
    const own = z.globalRegistry._map.get(schema); // `get` adds what its parents say
    if (own?.description !== undefined) return own.form === undefined;
  }
  return false;
}

/** Returns the schema's own message for a pattern mismatch, if it has one. */
function patternMessage(schema: z.core.$ZodTypes): string | undefined {
  const issues = z.safeParse(schema, '\n').error?.issues ?? [];
  return issues.find(({ code, message }) => code === 'invalid_format' && !message.startsWith('Invalid'))?.message;
}

const ignoresCase = (schema: z.core.$ZodTypes): boolean =>
  (schema._zod.def.checks ?? []).some((check) => {
    const { pattern } = check._zod.def as { pattern?: RegExp }; // only string-format checks have a pattern
    return pattern?.flags.includes('i');
  });
