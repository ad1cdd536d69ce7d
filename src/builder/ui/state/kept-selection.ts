import type { View } from './view.tsx';

const STORAGE_KEY = 'builder-selection';

type Selection = Pick<View, 'page' | 'file' | 'selected'>;

/** Keeps what is selected through a reload of the page. */
export const keepSelection = ({ page, file, selected }: Selection): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ page, file, selected }));

/** Returns what was selected on a page before it was reloaded, by a person, or by Vite once the server is back. */
export function keptSelection(page: string): Pick<View, 'file' | 'selected'> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Selection | null; // written above
  return navigation?.type === 'reload' && kept?.page === page
    ? { file: kept.file, selected: kept.selected }
    : { file: undefined, selected: undefined };
}
