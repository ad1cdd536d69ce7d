import type { DraftChange } from '../../../publishing/draft-snapshot.ts';
import type { VersionRepository } from '../../../publishing/version-git.ts';

/** Two states of the site in git, and the files that differ. */
export interface StateDifference {
  repository: VersionRepository;
  /** The commit or tree of the earlier state. */
  base: string;
  /** That of the later one. */
  draft: string;
  changes: DraftChange[];
}
