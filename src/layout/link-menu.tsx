import { Icon } from '../components/icon.tsx';
import type { LinkData } from '../schema/page-data.ts';
import { ariaCurrent } from './active-link.ts';
import classes from './header-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

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
export function LinkMenu({ label, links, path, nested }: LinkMenuProps) {
  const { button, holder } = useDisclosure<HTMLDivElement>({ closesOn: `${path} ${nested}`, hover: true, nested });
  const here = links.some(({ to }) => ariaCurrent(to, path));
  return (
    <div className={classes.menu} {...holder}>
      <button
        className={classes.toggle}
        type="button"
        aria-controls={LIST_ID}
        data-here={here || undefined}
        {...button}
      >
        {label}
        <Icon name="chevronDown" className={classes.arrow} size={16} stroke={2} />
      </button>
      <div className={classes.drop} id={LIST_ID}>
        <ul className={classes.list}>
          {links.map((link, index) => (
            <li key={index}>
              <a className={classes.entry} href={link.to} aria-current={ariaCurrent(link.to, path)}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
