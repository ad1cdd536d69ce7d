import type { ContentModel } from '../../model/content-model.ts';
import type { SiteContent } from '../../schema/site-content.ts';
import type { ImageSize } from '../public/read-public-files.ts';

/** The input of page data. */
export interface PageDataSource {
  content: SiteContent;
  model: ContentModel;
  sizes: ReadonlyMap<string, ImageSize>;
  /** Sizes of the files for download, in bytes. Default: not known. */
  downloadSizes?: ReadonlyMap<string, number>;
  /** Whether each entry has its own Open Graph image. */
  ownOgImages: boolean;
  /** The day as of which the site is shown, for example `2026-11-25`. Default: today. */
  day?: string;
  /** Whether this is a preview with drafts, which search engines must not index. Default: false. */
  isPreview?: boolean;
  /** Whether entries marked as examples are shown, as in development. Default: false. */
  showsExamples?: boolean;
  /** Whether pages have the sections that visitors don't see, as ghosts: in the builder alone. Default: false. */
  showsGhosts?: boolean;
  /** Called when a page depends on the day of the build. */
  onDay?: () => void;
  /** Called when a page shows entries other than its own or those of its list page. */
  onEntries?: () => void;
  /** Called when a page shows the entry after its own. */
  onNextEntry?: () => void;
}
