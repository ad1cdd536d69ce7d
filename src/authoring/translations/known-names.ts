import { isMap, isScalar, isSeq, parseDocument } from 'yaml';

/** Fields that contain names of people, companies and clients. */
const NAME_FIELDS = new Set(['name', 'person', 'legalName', 'clientName', 'city']);

/** Files with such fields: those of the site and its regions, and the entries of collections. */
const NAMING_FILE = /^content\/(?:(?:site|regions)\.yaml$|(?!pages\/|shared\/)[^/]+\/)/;

/** Returns the names in the content: site, owner, social networks, regions, clients. */
export const knownNames = (files: readonly { file: string; text: string }[]): string[] =>
  files
    .filter(({ file }) => NAMING_FILE.test(file))
    .flatMap(({ text }) => namesIn(parseDocument(text, { logLevel: 'silent' }).contents));

function namesIn(node: unknown): string[] {
  if (isSeq(node)) return node.items.flatMap(namesIn);
  if (!isMap(node)) return [];
  return node.items.flatMap(({ key, value }) =>
    isScalar(value) ? (NAME_FIELDS.has(String(key)) ? [String(value.value)] : []) : namesIn(value),
  );
}

/** Returns the names in the data of such a file. */
export function namesInData(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(namesInData);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'object') return namesInData(value);
    return NAME_FIELDS.has(key) && typeof value === 'string' ? [value] : [];
  });
}
