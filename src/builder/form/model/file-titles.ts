import type { Site } from '../../../editing-protocol/builder/site-methods.ts';

/** Returns a description with the titles of files in place of their names: `pricing.yaml` is “Pricing”. */
export const withTitles = (help: string, files: Site['files']): string =>
  help.replace(/[\w-]+\.yaml\b/g, (name) => {
    const title = files.find(({ file }) => file === `content/${name}`)?.title;
    return title === undefined ? name : `“${title}”`;
  });
