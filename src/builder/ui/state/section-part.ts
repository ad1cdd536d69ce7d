/** Begins the names of parts of a page that are sections; their number follows. */
export const SECTION_PART = 'section-';

/** Returns the number of a part that is a section. */
export const sectionNumber = (part: string): number => Number(part.slice(SECTION_PART.length));
