/** Values that somebody might write where a remedy asks for something of a kind. */
const SAMPLES: readonly [RegExp, unknown][] = [
  [/^a text in (?:both|all) languages/, { en: 'Words', da: 'Ord' }],
  [/^a whole number$|^a number$/, 5],
  [/^true or false$/, true],
  [/^an e-mail address$/, 'hello@example.com'],
  [/^an address with https/, 'https://example.org'],
  [/^a day\b/, '2026-12-01'],
  [/^(?:the |a )?text$/, 'Words'],
];

/** Returns a value of the kind that a remedy names; `undefined` for one that only the owner can give. */
export function sampleValue(kind: string): unknown {
  const [, choice] = /^one of ([^,]+)/.exec(kind) ?? [];
  return choice ?? SAMPLES.find(([pattern]) => pattern.test(kind))?.[1];
}
