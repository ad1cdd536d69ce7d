import { List, Text, Title } from '@mantine/core';
import { Columns } from '../../../components/columns.tsx';
import { Disclosure } from '../../../components/disclosure.tsx';
import { elementId } from '../../../components/element-id.ts';
import { ShareBar } from '../../../components/share-bar.tsx';
import { SectionHeading, SectionShell } from '../../../components/section-shell.tsx';
import { formatPrice } from '../../../regions/money.ts';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './packages.module.css';
import type definition from './packages.schema.ts';

type PackagesProps = SectionProps<typeof definition>;

/** Fixed-price packages side by side, with aligned names, prices and hours. */
export default function Packages({ title, intro, items, note, money, showDetails }: PackagesProps) {
  const highest = Math.max(...items.map(({ price }) => price));
  return (
    <SectionShell ground="sand">
      <SectionHeading title={title} intro={intro} />
      <Columns min="15rem" className={classes.packages}>
        {items.map((item, index) => (
          <li key={index} className={classes.offer}>
            <Title order={3} size="h4" className={classes.name}>
              {item.name}
            </Title>
            <Text variant="figure" className={classes.price}>
              {formatPrice(item.price, money)}
            </Text>
            <div>
              <ShareBar percent={Math.round((100 * item.price) / highest)} />
              <Text fw={600} mt="xs">
                {item.duration}
              </Text>
            </div>
            <Text variant="dimmed" className={classes.description}>
              {item.description}
            </Text>
            <Features {...item} label={showDetails.replace('{name}', () => item.name)} />
          </li>
        ))}
      </Columns>
      {note && (
        <Text variant="note" maw="var(--measure)" pt="lg">
          {note}
        </Text>
      )}
    </SectionShell>
  );
}

function Features({
  name,
  features,
  label,
}: Pick<PackagesProps['items'][number], 'name' | 'features'> & { label: string }) {
  return (
    <Disclosure id={elementId('package', name)} label={label}>
      <List variant="rows" className={classes.features}>
        {features.map((feature, index) => (
          <List.Item key={index}>{feature}</List.Item>
        ))}
      </List>
    </Disclosure>
  );
}
