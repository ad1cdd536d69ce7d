import type { SiteContent } from '../../src/schema/site-content.ts';
import { projects, type Project } from './minimal-model.ts';

/** Returns the projects of the minimal site's content. */
export const projectsIn = ({ entries }: Pick<SiteContent, 'entries'>): readonly Project[] =>
  (entries[projects.name] ?? []) as unknown as readonly Project[]; // the content check read them by this schema

/** Returns the content with other projects. */
export const withProjects = <C extends Pick<SiteContent, 'entries'>>(content: C, own: readonly Project[]): C => ({
  ...content,
  entries: { ...content.entries, [projects.name]: own },
});
