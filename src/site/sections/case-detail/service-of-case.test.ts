import { expect, it } from 'vitest';
import { pagesNaming } from '../../../content/entries/related-entries.ts';
import { recordOf } from '../../../data/plain.ts';
import type { RegionContent } from '../../../schema/site-content.ts';
import { serviceOfCase } from './service-of-case.ts';
import { REGIONS } from '../../../../tests/support/regions.ts';

const collection = 'case-studies';
const everywhere = (...ids: string[]) => recordOf(REGIONS.codes, () => ({ [collection]: ids }));

it('finds the service whose page names a case earliest, then the first in the menu', () => {
  const pages = [
    { path: 'services/shops', namedEntries: everywhere('a', 'b') },
    { path: 'services/software', namedEntries: everywhere('b', 'c') },
    { path: 'services/travel', namedEntries: { ...everywhere(), dk: { [collection]: ['c', 'a'] } } },
  ];
  const found = (id: string, region: 'us' | 'dk') => {
    const services = ['shops', 'software', 'travel'].map((name) => ({ link: `/${region}/services/${name}` }));
    const content = { region: { code: region }, single: () => ({ services }) } as unknown as RegionContent; // all that it reads
    return serviceOfCase(pagesNaming(id, pages, { collection, region }), content)?.link;
  };
  expect(found('b', 'us')).toBe('/us/services/software');
  expect(found('a', 'dk')).toBe('/dk/services/shops');
  expect(found('c', 'us')).toBe('/us/services/software');
  expect(found('c', 'dk')).toBe('/dk/services/travel');
  expect(found('d', 'us')).toBeUndefined();
});
