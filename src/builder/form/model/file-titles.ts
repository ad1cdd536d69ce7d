import type { Site } from '../../../editing-protocol/builder/site-methods.ts';

/** Returns a text with the titles of files in place of their names: `pricing.yaml` is “Pricing”. */
export const withTitles = (text: string, files: Site['files']): string =>
  text.replace(/[\w/-]+\.yaml\b/g, (name) => {
    const title = files.find(({ file }) => file === name || file === `content/${name}`)?.title;
    return title === undefined ? name : `“${title}”`;
  });
