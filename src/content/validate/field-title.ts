import { z } from 'zod';
import { humanize } from '../../i18n/humanize.ts';
import { schemaDef } from './schema-introspection.ts';
import type { Path } from '../../data/path.ts';

/** Returns the title under which a form shows a field: that of its schema, or one made of its name. */
export function fieldTitle(schema: z.ZodType, path: Path): string {
  const name = path.at(-1);
  const title = titleAt(schema, path);
  return title === undefined || title === name ? humanize(name) : title;
}

function titleAt(schema: z.ZodType, path: Path): string | undefined {
  const { innerType, options = [], element, shape, valueType } = schemaDef(schema);
  const [step, ...rest] = path;
  const own = step === undefined ? z.globalRegistry.get(schema)?.title : undefined;
  if (own !== undefined) return own;
  if (innerType) return titleAt(innerType, path);
  if (step === undefined) return undefined;
  const next = element ?? shape?.[String(step)] ?? valueType;
  if (next) return titleAt(next, rest);
  return options.map((option) => titleAt(option, path)).find((title) => title !== undefined);
}
