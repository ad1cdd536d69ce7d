import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** A generated text in the form that the project's formatter gives it, so that the two never disagree. */
export async function formatted(root: string, file: string, text: string): Promise<string> {
  const path = join(root, file);
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** Whether a file says what it should; JSON may be written in any form, which spares formatting it to compare. */
export function saysTheSame(file: string, present: string | undefined, wanted: string): boolean {
  if (present === undefined || !file.endsWith('.json')) return present === wanted;
  try {
    return JSON.stringify(JSON.parse(present)) === JSON.stringify(JSON.parse(wanted));
  } catch {
    return false;
  }
}
