/** The last part of a path: `/images/cases/ascently.svg` is `ascently.svg`. */
export const fileName = (path: string): string => path.replace(/^.*\//, '');
