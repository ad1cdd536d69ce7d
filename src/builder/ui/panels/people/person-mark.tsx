import '../../page/person-colors.css';
import classes from './people-here.module.css';
import type { PresentPerson } from '../../../protocol/presence.ts';

/** A person's initials on the person's color. */
export const PersonMark = ({ one: { name, color } }: { one: PresentPerson }) => (
  <span className={classes.mark} data-person-color={color} aria-hidden>
    {initialsOf(name)}
  </span>
);

/** Returns the first letters of a person's first and last name. */
export function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, others.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}
