import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { LayoutDocument } from '../schema/document.ts';
import { LARGE_SCREEN } from '../styles/breakpoints.ts';
import { Brand } from './brand.tsx';
import { homeOf } from './current-page.ts';
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

/** The header of every page. What its menu button opens on small screens stands in a row on wide ones: CSS decides. */
export function Header({ layout, path }: { layout: LayoutDocument; path: string }) {
  const { region, siteName, social, words } = layout;
  const menu = useDisclosure<HTMLElement>({ closesOn: path });
  useClosingWhenLarge(menu.close);
  const Sign = menu.open ? IconX : IconMenu2;
  const leaveMenu = () => {
    if (!menu.open) return;
    menu.button.ref.current?.focus(); // the button that was pressed is about to be hidden
    menu.close();
  };
  return (
    <header className={classes.header} {...menu.holder}>
      <div className={classes.bar}>
        <Brand name={siteName} to={homeOf(path, region.code)} label={words.header.homeLabel} />
        <button
          className={classes.menuButton}
          type="button"
          aria-controls={MENU_ID}
          aria-label={menu.open ? words.header.closeMenu : words.header.openMenu}
          {...menu.button}
        >
          <Sign size={26} stroke={1.75} aria-hidden="true" />
        </button>
        <div className={classes.panel} id={MENU_ID}>
          <HeaderNav layout={layout} path={path} nested={menu.open} onContact={leaveMenu} />
          <div className={classes.aside}>
            {social[0] && (
              <SocialLink profile={social[0]} newTab={words.footer.opensInNewTab} className={classes.social} />
            )}
            <RegionMenu layout={layout} path={path} nested={menu.open} />
          </div>
        </div>
      </div>
    </header>
  );
}
