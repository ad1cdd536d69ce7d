import { type Phrase, say, verbatim } from '../../i18n/phrase.ts';
/** Bytes that common file systems take in the name of a file or folder. */
const NAME_LIMIT_BYTES = 255;

/** Bytes that the build adds to a name at most, for a small form of a picture: `-2200-0123abcd.avif`, and more in its cache. */
const ADDED_BYTES = 25;

/** Bytes of the longest name of a file or folder that the site may have. */
const MAX_NAME_BYTES = NAME_LIMIT_BYTES - ADDED_BYTES;

/** Bytes of the longest path. Systems take 4,096 with the project's folder, and browsers 2,000 of an address. */
const MAX_PATH_BYTES = 1000;

/** Names of devices on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])(?:\.|$)/i;

/** Characters that Windows doesn't take in a name: some signs, and what no keyboard types. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[<>:"|?*\\\u0000-\u001F]/;

/** Says why a name is refused, as the end of a sentence; names in it are quoted as files or forms do it. */
export type NameProblem = (quoted: (name: string) => Phrase) => Phrase;

/** Returns why some file systems can't have a path, as the end of a sentence; `undefined` if all can. */
export function fileNameProblem(path: string): NameProblem | undefined {
  const bytes = Buffer.byteLength(path);
  if (bytes > MAX_PATH_BYTES) return () => say`it takes ${bytes} bytes, and at most ${MAX_PATH_BYTES} are possible`;
  return path
    .split('/')
    .map(segmentProblem)
    .find((problem) => problem !== undefined);
}

function segmentProblem(name: string): NameProblem | undefined {
  const bytes = Buffer.byteLength(name);
  if (bytes > MAX_NAME_BYTES)
    return () =>
      say`a part of it takes ${bytes} bytes, and file systems have room for ${MAX_NAME_BYTES} with what the build adds`;
  if (DEVICE.test(name)) return (quoted) => say`Windows reserves the name ${quoted(name)}`;
  if (/[. ]$/.test(name))
    return (quoted) => say`Windows takes no name that ends in a dot or a space, such as ${quoted(name)}`;
  const [sign] = FORBIDDEN.exec(name) ?? [];
  return sign === undefined ? undefined : () => say`Windows takes no name with ${signName(sign)}`;
}

const signName = (sign: string): Phrase =>
  sign < ' ' ? say`a line end, a tab or the like` : say`the sign ${verbatim(sign)}`;

/** Returns the form in which file systems compare names that don't tell small letters from capitals. */
const comparedName = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Finds paths that some file systems take for others: names of files or folders that differ only in capitals, or in how
 * letters with accents are stored.
 * @returns the later path with the earlier one
 */
export function sameNames(paths: Iterable<string>): Map<string, string> {
  const seen = new Map<string, string>();
  const found = new Map<string, string>();
  for (const path of paths)
    for (const part of partsOf(path)) {
      const earlier = seen.get(comparedName(part));
      if (earlier === undefined) seen.set(comparedName(part), part);
      else if (earlier !== part) found.set(part, earlier);
    }
  return found;
}

/** Returns a path and the folders above it, the highest first. */
const partsOf = (path: string): string[] => {
  const names = path.split('/');
  return names.map((_name, index) => names.slice(0, index + 1).join('/')).filter(Boolean);
};
