import { createElement, type ReactNode } from 'react';
import classes from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface DisclosureProps {
  /** Id of the disclosure, unique on the page. */
  id: string;
  /** Label of the button. */
  label: ReactNode;
  /** Accessible name of the button, if the label alone is ambiguous. */
  name?: string;
  children: ReactNode;
  /** Collapsed at every width, not only on small screens. */
  always?: boolean;
}

/**
 * A collapsible panel: on small screens only, or `always`. Without script it is open. The browser's find-in-page searches
 * collapsed panels (`hidden="until-found"`). One handler for the page (`src/page/behaviors/disclosures.ts`) handles clicks,
 * so sections with disclosures need no script.
 */
export function Disclosure({ id, label, name, children, always = false }: DisclosureProps) {
  return (
    <div className={always ? classes.always : undefined}>
      <button
        className={classes.toggle}
        type="button"
        aria-expanded="false"
        aria-controls={id}
        aria-label={name}
        data-disclosure={id}
      >
        <span>{label}</span>
        <Icon name="chevronDown" className={classes.arrow} size={18} stroke={2} />
      </button>
      {/* An element of its own name: React writes hidden="until-found" on such elements only. */}
      {createElement('disclosure-panel', { id, class: classes.panel, hidden: 'until-found' }, children)}
    </div>
  );
}
