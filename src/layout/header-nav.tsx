import { useContactHref } from '../components/contact-href.ts';
import { CONTACT_TARGET } from '../schema/contact-target.ts';
import type { LayoutData } from '../schema/page-data.ts';
import { ariaCurrent, homeLink } from './active-link.ts';
import classes from './header-nav.module.css';
import { LinkMenu } from './link-menu.tsx';

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
  const { home, main, menu, dictionary } = layout;
  const links = [{ ...home, to: homeLink(home.to, path) }, ...main];
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
