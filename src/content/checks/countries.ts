import { quoted, type FileFinding } from '../diagnostic.ts';
import type { SiteCheck } from './site.ts';

interface Claim {
  code: string;
  index: number;
}

/** Reports a country that two regions claim, or one region twice: only one of them gets its visitors. */
export const checkCountries: SiteCheck = ({ checked: { singles } }) => {
  const { regions } = singles;
  if (!regions) return [];
  const claims = new Map<string, Claim[]>();
  for (const [code, { countries }] of Object.entries(regions.value))
    for (const [index, country] of countries.entries())
      claims.set(country, [...(claims.get(country) ?? []), { code, index }]);
  return [...claims].flatMap(([country, [first, second]]) =>
    first && second ? [describe(regions.file, country, first, second)] : [],
  );
};

/** Points at the later of two claims, unless the later region is the one of the country's name. */
function describe(file: string, country: string, first: Claim, second: Claim): FileFinding {
  const [kept, wrong] =
    second.code === country.toLowerCase() && first.code !== second.code ? [second, first] : [first, second];
  const where =
    kept.code === wrong.code ? `twice in region ${kept.code}` : `in regions ${first.code} and ${second.code}`;
  return {
    file,
    path: [wrong.code, 'countries', wrong.index],
    message: `The country ${quoted(country)} stands ${where}.`,
    hint: 'A country belongs to one region: delete it from one of the lists.',
  };
}
