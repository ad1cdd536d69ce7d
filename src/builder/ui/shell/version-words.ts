import { texts } from '../../texts/texts.ts';

const format = new Intl.DateTimeFormat(texts.common.locale, { dateStyle: texts.common.dateStyle });

/** What is known of versions. */
interface Versions {
  /** Whether versions can be saved. */
  repository: boolean;
  /** Time of the last version, in ISO 8601. */
  committed?: string | undefined;
  /** Number of values that changed since. */
  changes: number;
}

/** Says whether what is saved is in a version: "All in your version of Nov 27, 2026". */
export function versionWords({ repository, committed, changes }: Versions): string {
  if (!repository || committed === undefined) return texts.shell.status.inNoVersion;
  return changes > 0
    ? texts.shell.status.changesSinceVersion(changes)
    : texts.shell.status.inVersion(format.format(new Date(committed)));
}
