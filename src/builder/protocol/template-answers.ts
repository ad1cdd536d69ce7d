/** What a new page or a new section starts from. */
export interface SiteTemplate {
  of: 'page' | 'section';
  file: string;
  name: string;
  /** What it's for. */
  description?: string;
  /** Address below a region of the page that shows it, for example `_templates/pages/article`. */
  address: string;
  /** The types of its sections, from top to bottom. */
  types: string[];
}
