import { NativeSelect, NumberInput } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { SiteMantineProvider } from '../../../components/mantine-provider.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './plan-finder.module.css';
import { PlanResult } from './plan-result.tsx';
import type definition from './pricing-calculator.schema.ts';
import { useWorkload } from './use-workload.ts';

type PlanFinderProps = Pick<
  SectionProps<typeof definition>,
  'plans' | 'money' | 'labels' | 'start' | 'tooMuch' | 'noPlan'
>;

/** No ad spend that a visitor means has more digits; the field takes no more. */
const HIGHEST_SPEND = 100_000_000;

/** The thousands separator of a locale. */
const separatorOf = (locale: string) =>
  new Intl.NumberFormat(locale).formatToParts(HIGHEST_SPEND).find(({ type }) => type === 'group')?.value ?? '';

/** Two fields, and the plan that fits what they say. Both are kept in the address, so that a result can be sent on. */
export default function PlanFinder({ plans, money, labels, start, tooMuch, noPlan }: PlanFinderProps) {
  const covered = Math.max(...plans.map(({ accounts = 1 }) => accounts));
  const { spend, accounts, change } = useWorkload(start, covered + 1);
  const [prefix = '', suffix = ''] = money.priceFormat.split('{amount}');
  const choices = Array.from({ length: covered }, (_, index) => String(index + 1));
  return (
    <SiteMantineProvider>
      <div className={classes.finder}>
        <div className={classes.fields} role="group" aria-label={labels.fields}>
          <NumberInput
            id="calculator-spend"
            label={labels.spend}
            value={spend ?? ''}
            onChange={(value) => change('spend', String(value))}
            prefix={prefix}
            suffix={suffix}
            thousandSeparator={separatorOf(money.locale)}
            decimalSeparator={separatorOf(money.locale) === '.' ? ',' : '.'}
            isAllowed={({ floatValue = 0 }) => floatValue <= HIGHEST_SPEND}
            allowDecimal={false}
            allowNegative={false}
            inputMode="numeric"
            hideControls
            autoComplete="off"
          />
          <NativeSelect
            id="calculator-accounts"
            label={labels.accounts}
            value={String(accounts)}
            onChange={({ currentTarget }) => change('accounts', currentTarget.value)}
            data={[
              ...choices,
              { value: String(covered + 1), label: labels.moreAccounts.replace('{count}', String(covered)) },
            ]}
            rightSection={<IconChevronDown size={18} stroke={2} aria-hidden="true" />}
          />
        </div>
        <div className={classes.result} role="status">
          {spend === undefined ? (
            <p>{labels.missing}</p>
          ) : (
            <PlanResult {...{ plans, money, labels, tooMuch, noPlan, workload: { spend, accounts } }} />
          )}
        </div>
      </div>
    </SiteMantineProvider>
  );
}
