import { say, verbatim } from '../../../i18n/phrase.ts';
import { COUNTRY_NAMES } from '../../validate/region-standards.ts';
import type { SiteRegions } from '../../../regions/site-regions.ts';
import type { Site } from '../../../schema/site.schema.ts';
import { type FileFinding, quote } from '../../diagnostics/diagnostic.ts';
import { named, namedWhole, regionName, regionNames } from '../../diagnostics/in-forms.ts';
import type { CheckedFile } from '../../validate/validate.ts';
import type { CrossFileCheck } from './check-context.ts';
import type { Path } from '../../../data/path.ts';

interface Claim {
  code: string;
  index: number;
}

/** A country that is assigned twice. */
interface Clash {
  file: string;
  country: string;
  first: Claim;
  second: Claim;
  regions: SiteRegions;
}

/** Reports unknown country codes, and countries assigned twice. Only one assignment would take effect. */
export const checkCountries: CrossFileCheck = ({ checked: { singles }, model }) => {
  const { regions, site } = singles;
  const unknown = site ? unknownCountriesOf(site) : [];
  if (!regions) return unknown;
  const claims = new Map<string, Claim[]>();
  for (const [code, { countries }] of Object.entries(regions.value.regions))
    for (const [index, country] of countries.entries())
      claims.set(country, [...(claims.get(country) ?? []), { code, index }]);
  const claimed = [...claims].flatMap(([country, [first, second]]) =>
    first && second ? [describe({ file: regions.file, country, first, second, regions: model.regions })] : [],
  );
  const strange = Object.entries(regions.value.regions).flatMap(([code, { countries }]) =>
    countries.flatMap((country, index) => unknownCountry(regions.file, [code, 'countries', index], country)),
  );
  return [...unknown, ...claimed, ...strange];
};

/** Reports countries of `site.yaml` that texts would name by their code. */
function unknownCountriesOf({ file, value: { company, processors } }: CheckedFile<Site>): FileFinding[] {
  const ofServices = Object.entries(processors).flatMap(([service, { countryCode }]) =>
    unknownCountry(file, ['processors', service, 'countryCode'], countryCode),
  );
  return [...unknownCountry(file, ['company', 'countryCode'], company.countryCode), ...ofServices];
}

function unknownCountry(file: string, path: Path, code: string): FileFinding[] {
  const { region = code } = new Intl.Locale(`und-${code}`); // maps a deprecated code to its current one: UK to GB
  if (region === code && COUNTRY_NAMES.of(code)) return [];
  const hint = region === code ? 'Look it up in ISO 3166, for example DK.' : `Did you mean "${region}"?`;
  const form = {
    message: say`No country has the code ${named(code)}.`,
    hint:
      region === code
        ? say`Write the two letters of the country, for example DK.`
        : say`Did you mean ${namedWhole(region)}?`,
  };
  return [{ file, path, message: `No country has the code ${quote(code)}.`, hint, form }];
}

/** Points at the later of two assignments, unless the country is that region's own. */
function describe({ file, country, first, second, regions }: Clash): FileFinding {
  const [kept, wrong] =
    second.code === country.toLowerCase() && first.code !== second.code ? [second, first] : [first, second];
  const where =
    kept.code === wrong.code ? `twice in region ${kept.code}` : `in regions ${first.code} and ${second.code}`;
  const whereInForm =
    kept.code === wrong.code
      ? say`twice in ${verbatim(regionName(kept.code, regions))}`
      : say`in ${regionNames([first.code, second.code], regions)}`;
  return {
    file,
    path: [wrong.code, 'countries', wrong.index],
    message: `The country ${quote(country)} is listed ${where}.`,
    hint: 'A country belongs to one region: delete it from one of the lists.',
    form: {
      message: say`The country ${named(country)} is listed ${whereInForm}.`,
      hint: say`A country belongs to one region: remove it from one of the lists.`,
    },
  };
}
