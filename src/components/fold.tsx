import { IconChevronDown } from '@tabler/icons-react';
import { createElement, type ReactNode } from 'react';
import classes from './fold.module.css';

interface FoldProps {
  /** Id of the folded part, unique on the page. */
  id: string;
  /** Words of the button. */
  label: ReactNode;
  /** What screen readers say instead, where the words alone do not tell which part it is. */
  name?: string;
  children: ReactNode;
  /** Folded at every width, not only on small screens. */
  always?: boolean;
}

/**
 * A part that unfolds: on small screens only, or `always`. Without script it stands open. What is folded is found by
 * the browser's search (`hidden="until-found"`). The click is handled once for the page (`src/page/fold-behaviour.ts`),
 * so that a section with folds needs no script of its own.
 */
export function Fold({ id, label, name, children, always = false }: FoldProps) {
  return (
    <div className={always ? classes.always : undefined}>
      <button
        className={classes.toggle}
        type="button"
        aria-expanded="false"
        aria-controls={id}
        aria-label={name}
        data-fold={id}
      >
        <span>{label}</span>
        <IconChevronDown className={classes.arrow} size={18} stroke={2} aria-hidden="true" />
      </button>
      {/* An element of its own name: React writes hidden="until-found" on such elements only. */}
      {createElement('fold-panel', { id, class: classes.panel, hidden: 'until-found' }, children)}
    </div>
  );
}
