/** An object as it was kept: the names of its fields, and each field, read when it is asked for. */
export interface KeptFields {
  names: readonly string[];
  /** The value of a field; nothing, where there is none of that name. */
  get: (name: string) => unknown;
}

const LINE_FEED = 0x0a;

/** An object of JSON as text: the names of its fields, then each field in a line of its own, so that one can be read alone. */
export function fieldLines(value: object): string {
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const names = fields.map(([name]) => name);
  return [names, ...fields.map(([, field]) => field as unknown)].map((line) => JSON.stringify(line)).join('\n');
}

/** Opens what `fieldLines` has made, as bytes. */
export function openFieldLines(bytes: Buffer): KeptFields {
  const ends: number[] = [];
  for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, end + 1)) ends.push(end);
  const lineAt = (line: number): unknown =>
    JSON.parse(bytes.toString('utf8', line === 0 ? 0 : (ends[line - 1] ?? 0) + 1, ends[line] ?? bytes.length));
  const names = lineAt(0) as string[]; // written by `fieldLines`
  const values: unknown[] = [];
  return {
    names,
    get(name) {
      const field = names.indexOf(name);
      return field === -1 ? undefined : (values[field] ??= lineAt(field + 1));
    },
  };
}
