import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { type Device, readViewAddress, viewAddress } from './view-address.ts';
import type { Path } from '../../../data/path.ts';

/** A value in a file. */
export interface FieldPlace {
  file: string;
  path: Path;
}

/** What the builder shows. */
export interface View {
  /** Address of the previewed page without region: `/about-me`; `/` is the home page. */
  page: string;
  /** The file that is open for editing: the page's own, or one without a page. `undefined`: the file of `page`. */
  file: string | undefined;
  /** The selected section (`['sections', 2]`) or a field in it. */
  selected: FieldPlace | undefined;
  device: Device;
  /** Codes of the regions to preview; empty: all of them. */
  regions: readonly string[];
}

interface ViewState {
  view: View;
  show: (change: Partial<View>) => void;
}

const Context = createContext<ViewState | undefined>(undefined);

/** Holds what the builder shows; page, device and region stand in the address, the selection outlives a reload. */
export function ViewProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<View>(() => {
    const addressed = readViewAddress(location.search);
    return { ...addressed, ...keptSelection(addressed.page) };
  });
  useEffect(() => {
    const back = () =>
      setView((last) => ({ ...last, ...readViewAddress(location.search), file: undefined, selected: undefined }));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const { page, file, selected, device, regions } = view;
  useEffect(() => keepSelection({ page, file, selected }), [page, file, selected]);
  useEffect(() => {
    const shown = readViewAddress(location.search);
    const address = viewAddress({ page, device, regions });
    if (shown.page !== page) history.pushState(null, '', address);
    else if (viewAddress(shown) !== address) history.replaceState(null, '', address);
  }, [page, device, regions]);
  const show = useCallback((change: Partial<View>) => setView((last) => ({ ...last, ...change })), []);
  const state = useMemo(() => ({ view, show }), [view, show]);
  return <Context value={state}>{children}</Context>;
}

/** Returns what the builder shows, and a function to change parts of it. */
export function useView(): ViewState {
  const state = useContext(Context);
  if (!state) throw new Error('useView is called outside of ViewProvider.');
  return state;
}

const STORAGE_KEY = 'builder-selection';

type Selection = Pick<View, 'page' | 'file' | 'selected'>;

/** Keeps what is selected through a reload of the page. */
const keepSelection = ({ page, file, selected }: Selection): void =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ page, file, selected }));

/** Returns what was selected on a page before it was reloaded, by a person, or by Vite once the server is back. */
function keptSelection(page: string): Pick<View, 'file' | 'selected'> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Selection | null; // written above
  return navigation?.type === 'reload' && kept?.page === page
    ? { file: kept.file, selected: kept.selected }
    : { file: undefined, selected: undefined };
}
