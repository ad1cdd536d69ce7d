import { useEffect } from 'react';
import type { LayoutData } from '../schema/page-data.ts';
import { LARGE_SCREEN } from '../styles/breakpoints.ts';
import { SYMBOL_PATH } from '../theme/symbol-path.ts';
import brandClasses from './brand-link.module.css';
import { homeOf } from './active-link.ts';
import { HeaderNav } from './header-nav.tsx';
import classes from './header.module.css';
import { RegionMenu } from './region-menu.tsx';
import { SocialLink } from './social-link.tsx';
import { useDisclosure } from './use-disclosure.ts';

const MENU_ID = 'site-menu';

function useClosingWhenLarge(close: () => void): void {
  useEffect(() => {
    const large = matchMedia(LARGE_SCREEN);
    large.addEventListener('change', close);
    return () => large.removeEventListener('change', close);
  }, [close]);
}

/** The header of every page. CSS shows its links in a row on wide screens, and in the mobile menu on small ones. */
export function Header({ layout, path }: { layout: LayoutData; path: string }) {
  const { region, siteName, social, dictionary } = layout;
  const menu = useDisclosure<HTMLElement>({ closesOn: path });
  useClosingWhenLarge(menu.close);
  const leaveMenu = () => {
    if (!menu.open) return;
    menu.button.ref.current?.focus(); // the pressed button is about to be hidden
    menu.close();
  };
  return (
    <header className={classes.header} {...menu.holder}>
      <div className={classes.bar}>
        <BrandLink name={siteName} to={homeOf(path, region.code)} label={dictionary.header.homeLabel} />
        <button
          className={classes.menuButton}
          type="button"
          aria-controls={MENU_ID}
          aria-label={menu.open ? dictionary.header.closeMenu : dictionary.header.openMenu}
          {...menu.button}
        >
          <MenuIcon open={menu.open} />
        </button>
        <div className={classes.panel} id={MENU_ID}>
          <HeaderNav layout={layout} path={path} nested={menu.open} onContact={leaveMenu} />
          <div className={classes.aside}>
            {social[0] && (
              <SocialLink profile={social[0]} newTab={dictionary.footer.opensInNewTab} className={classes.social} />
            )}
            <RegionMenu layout={layout} path={path} nested={menu.open} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** Three bars, or a cross. It stands in the HTML of every page, so it has no more markup than it needs. */
function MenuIcon({ open }: { open: boolean }) {
  return (
    <svg
      width={26}
      height={26}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={open ? 'M18 6L6 18M6 6l12 12' : 'M4 6h16M4 12h16M4 18h16'} />
    </svg>
  );
}

interface BrandProps {
  name: string;
  /** Href of the home page. */
  to: string;
  /** Suffix of the accessible name. */
  label: string;
}

/** Logo and wordmark as one link. */
function BrandLink({ name, to, label }: BrandProps) {
  return (
    <a className={brandClasses.brand} href={to}>
      {/* Not urgent: React would have it loaded before the page's fonts. */}
      <img src={SYMBOL_PATH} alt="" width={36} height={36} className={brandClasses.symbol} fetchPriority="low" />
      <span className={brandClasses.name}>{name}</span>
      <span className="visually-hidden">{`: ${label}`}</span>
    </a>
  );
}
