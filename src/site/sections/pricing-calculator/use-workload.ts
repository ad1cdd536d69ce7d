import { useSyncExternalStore } from 'react';
import type { Workload } from './fitting-plan.ts';

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
export function useWorkload(start: Workload, mostAccounts: number) {
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
