import { useSyncExternalStore } from 'react';
import { dayAt } from '../../../i18n/time-zone.ts';
import { useSite } from './queries.ts';
import { usePreview } from './view.tsx';

/** Time between two looks at the clock, in milliseconds: a day may begin while the builder is open. */
const TICK_MS = 60_000;

function onTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** Returns the day that it is where the site is. */
export function useToday(): string {
  const { timeZone } = useSite();
  return useSyncExternalStore(onTick, () => dayAt(Date.now(), timeZone));
}

/** Returns the day as of which pages are shown. */
export function useShownDay(): string {
  const today = useToday();
  return usePreview().day ?? today;
}
