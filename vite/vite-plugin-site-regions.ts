import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  readSiteRegions,
  regionsModuleSource,
  REGIONS_FILE,
  writeRegionTypes,
} from '../src/content/read/site-regions.ts';

const MODULE = '#site-regions';
const ID = '\0site-regions'; // a browser would cut off an address at "#"

/**
 * Provides the regions and languages of `content/regions.yaml` (`#site-regions`), and keeps their types up to date. What a
 * build sends to browsers knows no draft regions.
 */
export function siteRegions(): Plugin {
  let root = '';
  return {
    name: 'site-regions',
    enforce: 'pre',
    configResolved(config) {
      ({ root } = config);
      writeRegionTypes(root);
    },
    resolveId: (id) => (id === MODULE ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined;
      const file = join(root, REGIONS_FILE);
      if (existsSync(file)) this.addWatchFile(file); // Vite fails for a missing one
      const { mode, config } = this.environment;
      return regionsModuleSource(readSiteRegions(root, { drafts: mode !== 'build' || config.consumer !== 'client' }));
    },
  };
}
