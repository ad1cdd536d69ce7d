/** The folders of section types below the project: the library, then the types of the site itself. */
export const SECTION_FOLDERS = ['src/sections', 'src/site/sections'] as const;
