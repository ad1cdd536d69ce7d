import { writeRegionTypes } from '../src/content/read/site-regions.ts';

writeRegionTypes(process.cwd());
