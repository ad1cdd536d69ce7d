import { useContactHref } from '../components/contact-href.ts';
import { codesOf } from '../regions/site-regions.ts';
import { CONTACT_TARGET } from '../schema/contact-target.ts';
import type { LayoutData, LinkData } from '../schema/page-data.ts';
import { ariaCurrent, homeLink } from './active-link.ts';
import classes from './header-nav.module.css';
import { Icon } from '../components/icon.tsx';
import menuClasses from './header-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface HeaderNavProps {
  layout: LayoutData;
  path: string;
  /** Whether it is in the mobile menu. */
  nested: boolean;
  /** Called before the contact modal opens. */
  onContact: () => void;
}

/** The main navigation: pages, the menu, contact. */
export function HeaderNav({ layout, path, nested, onContact }: HeaderNavProps) {
  const contactHref = useContactHref();
  const { home, main, menu, dictionary, regions } = layout;
  const links = [{ ...home, to: homeLink(home.to, path, codesOf(regions)) }, ...main];
  return (
    <nav aria-label={dictionary.header.navigation}>
      <ul className={classes.list}>
        {links.map(({ label, to }, index) => (
          <li key={index}>
            <a className={classes.link} href={to} aria-current={ariaCurrent(to, path)}>
              {label}
            </a>
          </li>
        ))}
        {menu.length > 0 && (
          <li className={classes.services}>
            <LinkMenu label={dictionary.header.menu ?? ''} links={menu} path={path} nested={nested} />
          </li>
        )}
        <li className={classes.last}>
          <form action={contactHref} data-dialog-trigger={CONTACT_TARGET} onSubmit={onContact}>
            <button className={classes.contact} type="submit">
              {dictionary.header.contact}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}

const LIST_ID = 'link-list';

interface LinkMenuProps {
  label: string;
  links: readonly LinkData[];
  /** Path of the page. */
  path: string;
  /** Whether it is in the mobile menu. */
  nested: boolean;
}

/** A button of the header that opens a list of links. */
function LinkMenu({ label, links, path, nested }: LinkMenuProps) {
  const { button, holder } = useDisclosure<HTMLDivElement>({ closesOn: `${path} ${nested}`, hover: true, nested });
  const here = links.some(({ to }) => ariaCurrent(to, path));
  return (
    <div className={menuClasses.menu} {...holder}>
      <button
        className={menuClasses.toggle}
        type="button"
        aria-controls={LIST_ID}
        data-here={here || undefined}
        {...button}
      >
        {label}
        <Icon name="chevronDown" className={menuClasses.arrow} size={16} stroke={2} />
      </button>
      <div className={menuClasses.drop} id={LIST_ID}>
        <ul className={menuClasses.list}>
          {links.map((link, index) => (
            <li key={index}>
              <a className={menuClasses.entry} href={link.to} aria-current={ariaCurrent(link.to, path)}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
