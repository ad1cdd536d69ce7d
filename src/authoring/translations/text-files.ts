import type { SourceFile } from '../../content/diagnostics/source-file.ts';
import { parseYaml } from '../../content/parse/parse-yaml.ts';
import { isTemplateFile } from '../../content/read/page-paths.ts';
import { REGIONS_FILE, siteRegionsIn } from '../../content/read/site-regions.ts';
import { isMap } from '../../data/plain.ts';
import type { SiteRegions } from '../../regions/site-regions.ts';
import { findTexts, type FoundText, type TextRegions } from './find-texts.ts';

/** A file with its texts. */
export interface TextFile {
  file: string;
  texts: FoundText[];
}

/** Finds the texts of content files. Files without any are left out, and so are templates: what starts from one is translated. */
export const textFilesOf = (sources: readonly SourceFile[], regions: TextRegions): TextFile[] =>
  sources
    .filter(({ file }) => !isTemplateFile(file))
    .map(({ file, text }) => ({ file, texts: findTexts(text, regions) }))
    .filter(({ texts }) => texts.length > 0);

/** Reads the regions of a site among its content files. */
export function regionsAmong(sources: readonly SourceFile[]): SiteRegions {
  const source = sources.find(({ file }) => file === REGIONS_FILE);
  const data = source && parseYaml(source).data;
  return siteRegionsIn(isMap(data) ? data : {});
}
