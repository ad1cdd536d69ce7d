import { Fold } from '../../components/fold.tsx';
import { partId } from '../../components/part-id.ts';
import { SectionHeading, SectionShell } from '../../components/section-shell.tsx';
import { formatPrice } from '../../regions/money.ts';
import type { SectionProps } from '../../schema/define-section.ts';
import classes from './packages.module.css';
import type definition from './packages.schema.ts';
import { PriceBar } from './price-bar.tsx';

type PackagesProps = SectionProps<typeof definition>;

/** Fixed-price packages side by side, so that names, prices and hours are read across. */
export default function Packages({ title, intro, items, money, showDetails }: PackagesProps) {
  const highest = Math.max(...items.map(({ price }) => price));
  return (
    <SectionShell ground="sand">
      <SectionHeading title={title} intro={intro} />
      <ul className={classes.packages}>
        {items.map((item) => (
          <li key={item.name} className={classes.offer}>
            <h3 className={classes.name}>{item.name}</h3>
            <p className={classes.price}>{formatPrice(item.price, money)}</p>
            <div className={classes.size}>
              <PriceBar share={item.price / highest} />
              <p className={classes.duration}>{item.duration}</p>
            </div>
            <p className={classes.description}>{item.description}</p>
            <Features {...item} label={showDetails.replace('{name}', () => item.name)} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

function Features({
  name,
  features,
  label,
}: Pick<PackagesProps['items'][number], 'name' | 'features'> & { label: string }) {
  return (
    <Fold id={partId('package', name)} label={label}>
      <ul className={classes.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </Fold>
  );
}
