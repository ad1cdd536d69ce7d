import { parse } from 'yaml';
import { eachFile } from './read-files.ts';

/**
 * Returns the section types that pages and shared sections name, sorted. Reads those files only, so the bundler needn't
 * wait for the content check.
 * @throws if a file isn't YAML; the content check reports where
 */
export function usedSectionTypes(root: string): string[] {
  const types = ['content/pages', 'content/shared'].flatMap((folder) =>
    [...eachFile(root, folder)].flatMap((source) => ('text' in source ? typesIn(parse(source.text)) : [])),
  );
  return [...new Set(types)].sort();
}

/** The types in a page, which has a list of sections, or in a shared section, which is one. */
function typesIn(file: unknown): string[] {
  const { sections, ...section } = asRecord(file);
  return [section, ...(Array.isArray(sections) ? sections : [])].flatMap((entry: unknown) => {
    const { type } = asRecord(entry);
    return typeof type === 'string' ? [type] : [];
  });
}

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
