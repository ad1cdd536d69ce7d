import { NativeSelect, NumberInput, Text } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useSyncExternalStore } from 'react';
import { SiteMantineProvider } from '../../../components/mantine-provider.tsx';
import type { SectionProps } from '../../../schema/define-section.ts';
import classes from './plan-finder.module.css';
import { ShareBar } from '../../../components/share-bar.tsx';
import { pluralForm } from '../../../i18n/plural.ts';
import { formatPrice } from '../../../regions/money.ts';
import { firstMonth, fittingPlan, formatPercent, shareOf, type Workload } from './fitting-plan.ts';
import type definition from './pricing-calculator.schema.ts';

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

type PlanResultProps = Pick<SectionProps<typeof definition>, 'plans' | 'money' | 'labels' | 'tooMuch' | 'noPlan'> & {
  workload: Workload;
};

/** The plan that fits, what it costs, and how large a part of the ad spend that is. */
function PlanResult({ plans, money, labels, tooMuch, noPlan, workload }: PlanResultProps) {
  const plan = fittingPlan(plans, workload);
  if (!plan) return <p>{noPlan}</p>;
  const share = shareOf(plan, workload.spend);
  const facts = [
    { label: labels.monthly, value: formatPrice(plan.monthly, money) },
    { label: labels.share, value: formatPercent(share, money.locale) },
  ];
  return (
    <>
      <dl className={classes.facts}>
        <div className={classes.plan}>
          <Text component="dt" variant="note">
            {labels.plan}
          </Text>
          <dd>
            <Text span variant="display" size="2xl">
              {plan.title}
            </Text>
            <Text variant="note">
              {pluralForm(labels.hours, plan.hours, money.locale).replace('{hours}', String(plan.hours))}
            </Text>
          </dd>
        </div>
        <div className={classes.plan}>
          <Text component="dt" variant="note">
            {labels.firstMonth}
          </Text>
          <Text component="dd" variant="figure" className={classes.price}>
            {formatPrice(firstMonth(plan), money)}
          </Text>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label} className={classes.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.bar}>
        <ShareBar percent={Math.min(share, 100)} />
      </div>
      {tooMuch && share >= tooMuch.percent && (
        <Text mt="md" className={classes.warning}>
          {tooMuch.text}
        </Text>
      )}
    </>
  );
}

/** Names in the address: `?spend=4000&accounts=2`. */
type Field = keyof Workload;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Every keystroke would be a step of Back, so the entry of the page is changed rather than a new one made. */
function setInAddress(field: Field, value: string): void {
  const url = new URL(location.href);
  url.searchParams.set(field, value);
  history.replaceState(history.state, '', url);
  for (const listener of listeners) listener();
}

/** Matches a whole number in a query parameter. */
const COUNT = /^[1-9]\d{0,8}$/;

/**
 * What the visitor has told, as the address has it, and a function that changes it. What the address does not name is
 * that of `start`, as on the pre-rendered page; an ad spend that is no number is missing.
 */
function useWorkload(start: Workload, mostAccounts: number) {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const named = new URLSearchParams(search);
  const [spend, accounts] = [named.get('spend'), named.get('accounts')];
  const isKnown = accounts !== null && COUNT.test(accounts) && Number(accounts) <= mostAccounts;
  return {
    spend: spend === null ? start.spend : COUNT.test(spend) ? Number(spend) : undefined,
    accounts: isKnown ? Number(accounts) : start.accounts,
    change: setInAddress,
  };
}
