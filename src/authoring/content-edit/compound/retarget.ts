import type { SchemaField } from '../../../content/validate/walk-schema.ts';
import type { SiteTexts } from './site-texts.ts';
import type { Path } from '../../../data/path.ts';

/** A link inside a rich text: its label in brackets, and its target. */
const LINK_IN_TEXT = /(?<!!)(\[[^\][]*\]\()([^()\s]+)(?=\))/g;

/** Returns the targets of the links in a rich text. */
export const linksIn = (text: string): string[] => [...text.matchAll(LINK_IN_TEXT)].map(([, , target = '']) => target);

/** Returns the new target of a link, or the same one. `file` contains the link. */
type Retarget = (target: string, file: string) => string;

/** Updates all link targets of the site: in buttons, plain links and rich texts. */
export function retargetLinks(site: SiteTexts, retarget: Retarget): void {
  changeFields(site, ({ kind, value }, file) => {
    if (kind === 'link' || kind === 'plain-link') return retarget(String(value), file);
    if (kind !== 'rich-text') return value;
    return eachText(value, (text) =>
      text.replace(LINK_IN_TEXT, (_, label: string, target: string) => label + retarget(target, file)),
    );
  });
}

/** Updates all fields that reference something by its name. */
export function renameReferences(site: SiteTexts, isReference: (field: SchemaField) => boolean, name: string): void {
  changeFields(site, (field) => (isReference(field) ? name : field.value));
}

/** Applies a change to each text in a value. */
export function eachText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachText(inner, change)]));
}

/** Sets every field that a change affects, in all files. */
export function changeFields(site: SiteTexts, change: (field: SchemaField, file: string) => unknown): void {
  for (const file of site.files) {
    const found: [Path, unknown, unknown][] = [];
    site.walk(file, (field) => found.push([field.path, field.value, change(field, file)]));
    for (const [path, before, after] of found) setChanged(site, file, path, before, after);
  }
}

function setChanged(site: SiteTexts, file: string, path: Path, before: unknown, after: unknown): void {
  if (before === after) return;
  if (typeof after === 'string') return site.edit(file, { op: 'set', path, value: after });
  for (const [key, value] of Object.entries(Object(after) as object))
    setChanged(site, file, [...path, key], (before as Record<string, unknown>)[key], value); // both are maps of texts
}
