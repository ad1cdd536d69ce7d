import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import { formatPrice } from '../../regions/money.ts';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './pricing-examples.module.css';
import type definition from './pricing-examples.schema.ts';

type ExamplesProps = SectionProps<typeof definition>;

/** What a way of working costs, example by example, as the lines of a price list. */
export default function PricingExamples({ title, intro, examples, money, from }: ExamplesProps) {
  return (
    <SectionShell ground="sand">
      <SectionHeading title={title} intro={intro} />
      <ul className={classes.list}>
        {examples.map((example) => (
          <li key={example.name} className={classes.example}>
            <div className={classes.what}>
              <h3>{example.name}</h3>
              <p className={classes.description}>{example.description}</p>
            </div>
            {example.price === undefined ? (
              <p className={`${classes.price} ${classes.inWords}`}>{example.priceText}</p>
            ) : (
              <PriceFrom words={from} amount={formatPrice(example.price, money)} />
            )}
            <ul className={classes.terms}>
              {example.features.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

/** `From {amount}` with the amount set large. */
function PriceFrom({ words, amount }: { words: string; amount: string }) {
  const [before = '', after = ''] = words.split('{amount}');
  return (
    <p className={classes.price}>
      <span className={classes.from}>{before}</span>
      <span className={classes.amount}>{amount}</span>
      <span className={classes.from}>{after}</span>
    </p>
  );
}
