import { useAmountUnits } from './amount-units.ts';
import { splitAtUnits } from '../regions/figures.ts';
import classes from './no-wrap-numbers.module.css';

/** A text that never breaks a line between a number and its unit. */
export function NoWrapNumbers({ text }: { text: string }) {
  return splitAtUnits(text, useAmountUnits()).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={classes.figure}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
