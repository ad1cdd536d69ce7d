import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

/** Keys and indexes from the root of a file to a value. */
export type Path = readonly (string | number)[];

/** A value in a file. */
export interface Field {
  file: string;
  path: Path;
}

/** Widths of the preview frames, in CSS pixels. */
export const DEVICE_WIDTHS = { phone: 390, tablet: 768, desktop: 1440 } as const;
export type Device = keyof typeof DEVICE_WIDTHS;

/** What the builder shows. */
export interface View {
  /** Address of the previewed page without region: `/about-me`; `/` is the home page. */
  page: string;
  /** The file that is open for editing: the page's own, or one without a page. `undefined`: the file of `page`. */
  file: string | undefined;
  /** The selected section (`['sections', 2]`) or a field in it. */
  selected: Field | undefined;
  device: Device;
  /** Codes of the regions to preview; empty: all of them. */
  regions: readonly string[];
}

interface ViewState {
  view: View;
  show: (change: Partial<View>) => void;
}

const Context = createContext<ViewState | undefined>(undefined);

const pageInAddress = (): string => new URLSearchParams(location.search).get('page') ?? '/';

/** Holds what the builder shows; the page stands in the address (`?page=/about-me`). */
export function ViewProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<View>(() => ({
    page: pageInAddress(),
    file: undefined,
    selected: undefined,
    device: 'phone',
    regions: [],
  }));
  useEffect(() => {
    const back = () => setView((last) => ({ ...last, page: pageInAddress(), file: undefined, selected: undefined }));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  useEffect(() => {
    if (pageInAddress() !== view.page) history.pushState(null, '', `?page=${view.page}`);
  }, [view.page]);
  const state = useMemo(
    () => ({ view, show: (change: Partial<View>) => setView((last) => ({ ...last, ...change })) }),
    [view],
  );
  return <Context value={state}>{children}</Context>;
}

/** Returns what the builder shows, and a function to change parts of it. */
export function useView(): ViewState {
  const state = useContext(Context);
  if (!state) throw new Error('useView is called outside of ViewProvider.');
  return state;
}
