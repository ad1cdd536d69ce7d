import type { PublishingFolders } from '../../publishing/publishing-folders.ts';
import type { OpenDraftsPlace } from './drafts/open-drafts-place.ts';
import type { ReplaceableProgram } from './install/code-installer.ts';
import type { OnlineFollower } from './online/follow-online.ts';
import type { DraftKeeper } from './repository/keep-draft.ts';
import type { ReviewPlace } from './reviews/keep-reviews.ts';
import type { SessionSource } from './session.ts';

/** What the builder's calls need of the project. */
export interface BuilderContext extends SessionSource {
  /** The folders of its publications. Default: those of the environment. */
  folders?: PublishingFolders;
  /** Calls back whenever something in `content/` may have changed. Left out: changes are noticed with the next call. */
  watch?: (tell: () => void) => void;
  /** Keeps the draft in the repository. Left out: nothing does. */
  draft?: Pick<DraftKeeper, 'problem' | 'commitNow' | 'noteCall'>;
  /** Follows the online copy. Left out: it's read when somebody asks for it. */
  online?: Pick<OnlineFollower, 'look' | 'fetch'>;
  /** The program, where new code can replace it. Left out: a developer installs it. */
  program?: ReplaceableProgram;
  /** Says that something else is known of the online copy. Left out: browsers ask. */
  tellOfOnline?: () => void;
  /** The drafts beside this one. Left out: there are none. */
  drafts?: OpenDraftsPlace;
  /** Where requests for a publication are stored. Left out: nobody signs in, and there are none. */
  reviews?: ReviewPlace;
  /** Says that a publication takes its next step, or has ended. Left out: browsers ask. */
  tellOfPublication?: () => void;
}
