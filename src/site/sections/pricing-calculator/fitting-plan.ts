/** What the calculator knows of a plan; prices are in the money of the region. */
export interface PlanOffer {
  title: string;
  hours: number;
  /** The price of a month. */
  monthly: number;
  startUpFee: number;
  /** The ad spend that the plan fits: below a bound, or up to it. Left out: any. */
  budget?: { bound: 'under' | 'up-to'; amount: number } | undefined;
  /** The most accounts that the plan covers. Left out: any number. */
  accounts?: number | undefined;
}

/** What a visitor tells of the work: ad spend a month, and number of accounts. */
export interface Workload {
  spend: number;
  accounts: number;
}

const coversSpend = ({ budget }: PlanOffer, spend: number): boolean =>
  !budget || (budget.bound === 'under' ? spend < budget.amount : spend <= budget.amount);

/** The first plan, from small to large, that fits the ad spend and covers the accounts; nothing where none does. */
export const fittingPlan = (plans: readonly PlanOffer[], { spend, accounts }: Workload): PlanOffer | undefined =>
  plans.find((plan) => coversSpend(plan, spend) && accounts <= (plan.accounts ?? Infinity));

/** The price of the first month. */
export const firstMonth = ({ monthly, startUpFee }: PlanOffer): number => monthly + startUpFee;

/** The price of a month in percent of the ad spend, as a whole number. */
export const shareOf = ({ monthly }: PlanOffer, spend: number): number => Math.round((100 * monthly) / spend);

/** A whole percentage as readers write it: `14%`, `14 %`. */
export const formatPercent = (percent: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100);
