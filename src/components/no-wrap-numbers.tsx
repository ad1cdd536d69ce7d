import classes from './no-wrap-numbers.module.css';

/** A number with its unit: `336.000 DKK`, `4.500 kr.`, `87 %`. */
const FIGURE = /(\d[\d.,]* (?:\p{Lu}{3}(?!\p{L})|kr\.|%))/u;

/** A text that never breaks a line between a number and its unit. */
export function NoWrapNumbers({ text }: { text: string }) {
  // Splitting by a capturing group puts the matches at the odd indexes.
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
