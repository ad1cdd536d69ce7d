import type { z } from 'zod';
import type { SiteRegions } from '../../regions/site-regions.ts';

/** What is known about the field of an issue. */
export interface IssueContext {
  /** Name of the field itself, without its parents. */
  name: string;
  /** Title under which a form shows the field. */
  title: string;
  /** The schemas that apply to it. */
  schemas: readonly z.ZodType[];
  /** The regions and languages of the site. */
  regions: SiteRegions;
  /** The source text of the value, to the end of the line. */
  written: string;
  /** Names of the fields beside it, and what a name must be like. */
  siblings?: readonly string[];
  /** The schemas that apply to the group of the field. */
  groups?: readonly z.ZodType[];
  names?: readonly z.ZodType[];
}
