import type { SiteRegions } from '../../src/regions/site-regions.ts';

/** Three regions in two languages, for tests of code that gets them as a value. */
export const REGIONS: SiteRegions = {
  codes: ['us', 'eu', 'dk'],
  names: { us: 'USA', eu: 'EU', dk: 'Denmark' },
  languages: ['en', 'da'],
  languageOf: { us: 'en', eu: 'en', dk: 'da' },
  drafts: [],
  bases: {},
  former: [],
};
