import type { WordedEdit } from '../../../protocol/compare-calls.ts';
import { EditWords } from './edit-words.tsx';
import { labelBelow } from './short-values.ts';

interface ListProps {
  /** Of the page or thing; its edits needn't repeat it. */
  title: string;
  /** What a screen reader calls the list. */
  label: string;
  edits: readonly WordedEdit[];
  className?: string | undefined;
}

/** The edits of a page or a thing: where, what each value was and what it is. */
export const EditList = ({ title, label: name, edits, className }: ListProps) => (
  <ul aria-label={name} className={className}>
    {edits.map(({ label, before, after }, index) => (
      <li key={`${index} ${label}`}>
        <strong>{labelBelow(title, label)}</strong>
        <EditWords before={before} after={after} />
      </li>
    ))}
  </ul>
);
