import type { RegionCode } from '../../regions/region-code.ts';
import type { FileFinding } from '../diagnostic.ts';
import type { PublicFiles } from '../list-public-files.ts';
import type { Suggest } from '../nearest.ts';
import type { VisitedField } from '../visit.ts';
import type { SectionDefinitions } from '../section-definitions.ts';
import type { CheckedFiles } from '../validate.ts';
import type { FindRenamed } from './renamed-pages.ts';
import type { SiteIndex } from './site-index.ts';

/** All that the checks across files look at. */
export interface Site {
  checked: CheckedFiles;
  index: SiteIndex;
  sections: SectionDefinitions;
  publicFiles: PublicFiles;
  suggest: Suggest;
  findRenamed: FindRenamed;
  /** Whether every file passed the check of its schema, so that what no file names is named nowhere. */
  complete: boolean;
}

/** A field that means something beyond its file. */
export interface SiteField extends VisitedField {
  file: string;
  /** The regions in which it is shown. */
  regions: readonly RegionCode[];
}

/** Looks at one field in the light of the whole site. */
export type FieldCheck = (site: Site, field: SiteField) => FileFinding[];

/** Looks at the site as a whole. */
export type SiteCheck = (site: Site) => FileFinding[];
