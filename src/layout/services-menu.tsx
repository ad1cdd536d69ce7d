import { Icon } from '../components/icon.tsx';
import type { LinkData } from '../schema/page-data.ts';
import { ariaCurrent } from './active-link.ts';
import classes from './header-menu.module.css';
import { useDisclosure } from './use-disclosure.ts';

const LIST_ID = 'services-list';

interface ServicesMenuProps {
  label: string;
  services: LinkData[];
  /** Path of the page. */
  path: string;
  /** Whether it is in the mobile menu. */
  nested: boolean;
}

/** The button that opens the list of services. */
export function ServicesMenu({ label, services, path, nested }: ServicesMenuProps) {
  const { button, holder } = useDisclosure<HTMLDivElement>({ closesOn: `${path} ${nested}`, hover: true, nested });
  const here = services.some(({ to }) => ariaCurrent(to, path));
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
          {services.map((service, index) => (
            <li key={index}>
              <a className={classes.entry} href={service.to} aria-current={ariaCurrent(service.to, path)}>
                {service.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
