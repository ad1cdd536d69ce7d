import classes from './unbroken-figures.module.css';

/** A number and the unit after it: `336.000 DKK`, `4.500 kr.`, `87 %`. */
const FIGURE = /(\d[\d.,]* (?:\p{Lu}{3}(?!\p{L})|kr\.|%))/u;

/** A text whose figures are not parted from their units at the end of a line. */
export function UnbrokenFigures({ text }: { text: string }) {
  // Splitting by a group puts what it caught at every second place.
  return text.split(FIGURE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={classes.figure}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
