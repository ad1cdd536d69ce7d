import type { Problem } from '../../editing-protocol/builder/site-methods.ts';
import { parseFieldPath } from '../../editing-protocol/field-path.ts';
import { closestMatch } from '../../content/diagnostics/did-you-mean.ts';
import type { Diagnostic } from '../../content/diagnostics/diagnostic.ts';
import type { Path } from '../edit/edit-operation.ts';
import type { Data } from '../edit/plain-data.ts';
import { dataOrUndefined, jsonAt } from './plain-value.ts';

/**
 * Adds to each diagnostic the value that its hint proposes, if that is a single one.
 * @param textOf returns the text of a file that the diagnostics are about
 */
export function toProblems(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | null | undefined,
): Problem[] {
  const known = new Map<string, Data | undefined>();
  const dataOfFile = (file: string): Data | undefined => {
    if (!known.has(file)) known.set(file, dataOrUndefined(textOf(file)));
    return known.get(file);
  };
  return diagnostics.map((one) => {
    const near = proposedIn(one.hint);
    const data = near === undefined ? undefined : dataOfFile(one.file);
    const path = parseFieldPath(one.path);
    const value = data === undefined ? undefined : jsonAt(data, path);
    if (near === undefined || typeof value !== 'string') return one;
    const suggestion = withProposal(one.message, near, value, path);
    return suggestion === undefined ? one : { ...one, suggestion };
  });
}

/** Returns the word that a hint proposes: "Did you mean "hero"?", "Did you mean {experience}?". */
function proposedIn(hint: string): string | undefined {
  const [, quoted, fact] = /Did you mean (?:"([^"…]+)"|(\{\w+\}))\?/.exec(hint) ?? [];
  return quoted ?? fact;
}

/** Returns a value with the proposed word in place of the wrong one, which the message names. */
function withProposal(message: string, near: string, value: string, path: Path): string | undefined {
  const wrong = [...message.matchAll(/"([^"]+)"|(\/[a-z0-9\-/]+)(?=\.$)/g)].map(
    ([, quoted, address]) => quoted ?? address ?? '',
  );
  // The name of a field is wrong, rather than its value.
  if (wrong.includes(String(path.at(-1)))) return undefined;
  const part = wrong.find((word) => value.includes(word));
  if (part !== undefined) return value.replace(part, () => near);
  return closestMatch(value, [near]) === undefined ? undefined : near;
}
