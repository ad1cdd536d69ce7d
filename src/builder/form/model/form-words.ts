/** What descriptions and messages say of a file, and what a form says in its place. */
const REPLACEMENTS: readonly [of: RegExp, by: string | ((whole: string, part: string) => string)][] = [
  // A picker shows how a day is written.
  [/In quotes: year, month, day, for example "[\d-]+"\. ?/g, ''],
  [/In quotes, so that leading zeros stay\. ?/g, ''],
  [/In quotes[:,] (\w)/g, (_, letter) => letter.toUpperCase()],
  [/,? in quotes(?=[,.:])/g, ''],
  [/(?:for example|code:) "([^"]+)"/g, (whole) => whole.replaceAll('"', '')],
  // A picture is chosen, not written as a path.
  [/[,;] a path inside public\/(?=\.)/g, ''],
  [/^Path inside public\/, for/, 'For'],
  [/^Path of the (film|captions) inside public\/, /, (_, thing) => `The file of the ${thing}: `],
  [/a file in public\//g, 'a film of this site'],
  // Languages and regions have inputs of their own.
  [/ ?(?:Either )?\{ [a-z, -]+ \} or \{ [a-z, -]+ \}\./g, ''],
  [/ ?Default: false\./g, ''],
  [/^true:? (?!for)(\w)/, (_, letter) => letter.toUpperCase()],
  [/^true for/, 'On for'],
  [/, false for/, ', off for'],
];

/** Returns a text that was written for YAML files in the words of the form: without quotes, braces and `true`. */
export const formWords = (text: string): string =>
  REPLACEMENTS.reduce(
    // Two calls, since `replace` has no signature for both kinds of replacements.
    (words, [of, by]) => (typeof by === 'string' ? words.replace(of, by) : words.replace(of, by)),
    text,
  ).trim();
