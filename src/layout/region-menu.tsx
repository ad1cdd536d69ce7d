import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { codesOf, type RegionCode } from '../regions/site-regions.ts';
import type { LayoutData, RegionListEntry } from '../schema/page-data.ts';
import { pathInRegion } from './active-link.ts';
import classes from './header-menu.module.css';
import regionClasses from './region-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

const LIST_ID = 'region-list';

interface RegionMenuProps {
  layout: LayoutData;
  /** Path of the page. */
  path: string;
  /** Whether it is in the mobile menu. */
  nested: boolean;
}

/** A button that shows the region and opens the list of regions. */
export function RegionMenu({ layout, path, nested }: RegionMenuProps) {
  const { region, regions, dictionary } = layout;
  const codes = codesOf(regions);
  const hrefIn = (code: RegionCode) => pathInRegion(path, code, codes);
  const { button, holder } = useDisclosure<HTMLDivElement>({ closesOn: `${path} ${region.code} ${nested}`, nested });
  return (
    <div className={`${classes.menu} ${regionClasses.menu}`} {...holder}>
      <button className={`${classes.toggle} ${regionClasses.toggle}`} type="button" aria-controls={LIST_ID} {...button}>
        <span className="visually-hidden">{`${dictionary.header.region}: `}</span>
        <span className="flag" aria-hidden="true">
          {region.flag}
        </span>
        <span className={regionClasses.name} lang="en">
          {region.name}
        </span>
        <span>{region.label}</span>
        <span className={regionClasses.money}>{region.currencySymbol}</span>
        <Icon name="chevronDown" className={classes.arrow} size={16} stroke={2} />
      </button>
      <div className={classes.drop} id={LIST_ID}>
        {regions[0]?.group === undefined ? (
          <RegionLinks regions={regions} hrefIn={hrefIn} current={region.code} />
        ) : (
          <RegionSearch regions={regions} hrefIn={hrefIn} current={region.code} label={dictionary.header.region} />
        )}
      </div>
    </div>
  );
}

interface RegionLinksProps {
  regions: readonly RegionListEntry[];
  /** Returns the address of the page in a region. */
  hrefIn: (code: RegionCode) => string;
  /** Code of the region that is shown. */
  current: string;
}

function RegionLinks({ regions, hrefIn, current }: RegionLinksProps) {
  return (
    <ul className={classes.list}>
      {regions.map(({ code, name, flag, label, locale, currencySymbol }) => (
        <li key={code}>
          <a
            className={`${classes.entry} ${regionClasses.entry}`}
            href={hrefIn(code)}
            data-region={code}
            hrefLang={locale}
            aria-current={code === current ? 'true' : undefined}
          >
            <span className="flag" aria-hidden="true">
              {flag}
            </span>
            <span lang="en">{name}</span>
            <span className={regionClasses.money}>{`${label} ${currencySymbol}`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A long list of regions by language, with a field that narrows it down. Without script the whole list is there. */
function RegionSearch({ regions, label, ...props }: RegionLinksProps & { label: string }) {
  const [search, setSearch] = useState('');
  const found = regions.filter((region) => isFound(region, search.trim().toLowerCase()));
  const groups = [...new Set(found.map(({ group }) => group))];
  return (
    <>
      <input
        className={regionClasses.search}
        type="search"
        aria-label={label}
        placeholder={label}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {groups.map((group) => (
        <div key={group} role="group" aria-label={group}>
          <p className={regionClasses.group}>{group}</p>
          <RegionLinks regions={found.filter((region) => region.group === group)} {...props} />
        </div>
      ))}
    </>
  );
}

const isFound = ({ name, code, currency, group = '' }: RegionListEntry, search: string): boolean =>
  [name, code, currency, group].some((text) => text.toLowerCase().includes(search));
