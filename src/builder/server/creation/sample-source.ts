import { entriesFolder } from '../../../model/file-kinds.ts';
import type { SiteTexts } from '../../../authoring/content-edit/compound/site-texts.ts';
import type { SampleSource } from '../../../authoring/scaffold/sample-value.ts';

/** Returns what samples refer to: the languages of the site, and the first entry of each collection. */
export const sampleSource = (site: SiteTexts): SampleSource => ({
  regions: site.model.regions,
  entryOf: (collection) => {
    const folder = entriesFolder(collection);
    const first = site.files.filter((file) => file.startsWith(folder)).sort()[0];
    return first?.slice(folder.length).replace(/\.ya?ml$/, '');
  },
});
