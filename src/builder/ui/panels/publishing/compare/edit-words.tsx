import { BeforeAfter } from '../../changes/before-after.tsx';
import { areShort } from '../../changes/short-values.ts';
import { WordDiff } from '../../changes/value-change.tsx';
import classes from './compare.module.css';

/** What a value was and is: short ones side by side, others by their words. */
export function EditWords({ before, after }: { before: string; after: string }) {
  if (before === after) return null;
  if (!areShort({ before, after })) return <WordDiff before={before} after={after} />;
  return (
    <div className={classes.words}>
      <BeforeAfter before={before} after={after} />
    </div>
  );
}
