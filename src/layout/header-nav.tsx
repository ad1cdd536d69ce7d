import { useContactHref } from '../components/contact-href.ts';
import { CONTACT_TARGET } from '../schema/contact-target.ts';
import type { LayoutDocument } from '../schema/document.ts';
import { currentOf, homeLink } from './current-page.ts';
import classes from './header-nav.module.css';
import { ServicesMenu } from './services-menu.tsx';

interface HeaderNavProps {
  layout: LayoutDocument;
  path: string;
  /** Whether it stands in the opened menu of a small screen. */
  nested: boolean;
  /** Called when the contact window is about to open. */
  onContact: () => void;
}

/** The main navigation: pages, services, contact. */
export function HeaderNav({ layout, path, nested, onContact }: HeaderNavProps) {
  const contactHref = useContactHref();
  const { home, main, services, words } = layout;
  const links = [{ ...home, to: homeLink(home.to, path) }, ...main];
  return (
    <nav className={classes.nav} aria-label={words.header.navigation}>
      <ul className={classes.list}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <a className={classes.link} href={to} aria-current={currentOf(to, path)}>
              {label}
            </a>
          </li>
        ))}
        <li className={classes.services}>
          <ServicesMenu label={words.header.services} services={services} path={path} nested={nested} />
        </li>
        <li className={classes.last}>
          <form action={contactHref} data-opens={CONTACT_TARGET} onSubmit={onContact}>
            <button className={classes.contact} type="submit">
              {words.header.contact}
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}
