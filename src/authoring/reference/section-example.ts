/** A section's example as a page writes it: an entry of the list `sections`, without the comments on top. */
export function asListEntry(type: string, example: string): string {
  const lines = example.trimEnd().split(/\r?\n/);
  const first = lines.findIndex((line) => line !== '' && !line.startsWith('#'));
  const fields = first < 0 ? [] : lines.slice(first);
  return [`- type: ${type}`, ...fields.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
}
