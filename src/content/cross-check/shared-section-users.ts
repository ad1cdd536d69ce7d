import { joined, say, verbatim } from '../../i18n/phrase.ts';
import { type Diagnostic, ofWholeFile } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../parse/parse-yaml.ts';
import { sharedNameOf } from '../validate/shared-sections.ts';

/** The page files that show each shared section, by the section's name. */
export type SharedSectionUsers = ReadonlyMap<string, readonly string[]>;

/** Finds which pages show which shared sections. */
export function usersOfShared(files: readonly { parsed: ParsedFile }[]): SharedSectionUsers {
  const users = new Map<string, string[]>();
  for (const { parsed } of files)
    for (const name of new Set(parsed.shared)) users.set(name, [...(users.get(name) ?? []), parsed.file]);
  return users;
}

/** Warns of each shared section that no page shows. */
export const unusedShared = (files: readonly string[], users: SharedSectionUsers): Diagnostic[] =>
  files.flatMap((file) => {
    const name = sharedNameOf(file);
    if (name === undefined || users.has(name)) return [];
    return ofWholeFile(
      file,
      'No page shows this section.',
      `Write "- shared: ${name}" in the sections of a page, or delete the file.`,
      'warning',
      { message: say`No page shows this section.`, hint: say`Add it to a page, or delete it.` },
    );
  });

/** Adds to each mistake in a shared section which pages show it: it's a mistake on all of them. */
export const namingUsers = (diagnostics: readonly Diagnostic[], users: SharedSectionUsers): Diagnostic[] =>
  diagnostics.map((diagnostic) => {
    const pages = users.get(sharedNameOf(diagnostic.file) ?? '');
    if (!pages) return diagnostic;
    const where = say`Shown on: ${joined(pages.map(verbatim), ', ')}.`;
    const { form } = diagnostic;
    return {
      ...diagnostic,
      hint: `${diagnostic.hint} ${where.english}`,
      form: { message: form.message, hint: joined([form.hint, where], ' ') },
    };
  });
