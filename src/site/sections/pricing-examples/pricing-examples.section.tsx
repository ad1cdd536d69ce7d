import { List, Text, Title } from '@mantine/core';
import { SectionHeading, SectionShell } from '../../../components/section-shell.tsx';
import { formatPrice } from '../../../regions/money.ts';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './pricing-examples.module.css';
import type definition from './pricing-examples.schema.ts';

type ExamplesProps = SectionProps<typeof definition>;

/** What a way of working costs, example by example, as the lines of a price list. */
export default function PricingExamples({ title, intro, examples, note, money, from }: ExamplesProps) {
  return (
    <SectionShell ground="sand">
      <SectionHeading title={title} intro={intro} />
      <ul className={classes.list}>
        {examples.map((example, index) => (
          <li key={index} className={classes.example}>
            <div>
              <Title order={3} size="h4">
                {example.name}
              </Title>
              <Text variant="dimmed" maw="30rem" mt="xs">
                {example.description}
              </Text>
            </div>
            {example.price === undefined ? (
              <Text variant="figure" size="2xl" className={classes.price}>
                {example.priceText}
              </Text>
            ) : (
              <PriceFrom text={from} amount={formatPrice(example.price, money)} />
            )}
            <List spacing="xs" className={classes.terms}>
              {example.features.map((term, index) => (
                <List.Item key={index}>{term}</List.Item>
              ))}
            </List>
          </li>
        ))}
      </ul>
      {note && (
        <Text variant="note" maw="var(--measure)" pt="lg">
          {note}
        </Text>
      )}
    </SectionShell>
  );
}

/** `From {amount}` with the amount set large. */
function PriceFrom({ text, amount }: { text: string; amount: string }) {
  const [before = '', after = ''] = text.split('{amount}');
  return (
    <Text variant="figure" size="3xl" className={classes.price}>
      <span className={classes.from}>{before}</span>
      <span className={classes.amount}>{amount}</span>
      <span className={classes.from}>{after}</span>
    </Text>
  );
}
