import {
  createContext,
  useCallback,
  useContext,
  type Context,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { isPhone } from './use-is-phone.ts';
import { type Device, readViewAddress, viewAddress, type Zoom } from './view-address.ts';
import type { AuthorView } from '../../../content/author-site.ts';
import type { Path } from '../../../data/path.ts';

/** A value in a file. */
export interface FieldPlace {
  file: string;
  path: Path;
}

/** What is selected. */
interface Selected extends FieldPlace {
  /** Whether a phone opens no fields for it: the list in which it was moved stays in sight. */
  isQuiet?: boolean | undefined;
}

/** What the builder shows. */
export interface View {
  /** Address of the previewed page without region: `/about-me`; `/` is the home page. */
  page: string;
  /** The file that is open for editing: the page's own, or one without a page. `undefined`: the file of `page`. */
  file: string | undefined;
  /** The selected section (`['sections', 2]`) or a field in it. */
  selected: Selected | undefined;
  device: Device;
  zoom: Zoom;
  /** Codes of the regions to preview; empty: all of them. */
  regions: readonly string[];
  /** The day as of which pages are shown, such as `2026-12-05`; `undefined`: today. */
  day: string | undefined;
  /** Whether pages have what visitors don't see, as ghosts. */
  showsGhosts: boolean;
}

type Show = (change: Partial<View>) => void;

/** What the builder shows, but for the selection. */
interface Preview extends Omit<View, 'selected'> {
  /** Whether the fields of anything selected are to be seen. */
  isFormOpen: boolean;
}

// The selection changes often. What doesn't depend on it mustn't render again each time.
const ViewContext = createContext<View | undefined>(undefined);
const PreviewContext = createContext<Preview | undefined>(undefined);
const ShowContext = createContext<Show | undefined>(undefined);

/** Holds what the builder shows; all but the selection stands in the address. The selection outlives a reload. */
export function ViewProvider({ children }: { children: ReactNode }) {
  const [view, setView] = useState<View>(() => {
    const addressed = readViewAddress(location.search);
    return { ...addressed, ...keptSelection(addressed.page) };
  });
  useEffect(() => {
    const back = () =>
      setView((last) => ({
        ...last,
        ...readViewAddress(location.search),
        // The day stays while one goes from page to page.
        day: last.day,
        showsGhosts: last.showsGhosts,
        file: undefined,
        selected: undefined,
      }));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const { page, file, selected, device, zoom, regions, day, showsGhosts } = view;
  useEffect(() => keepSelection({ page, file, selected }), [page, file, selected]);
  useEffect(() => {
    const shown = readViewAddress(location.search);
    const address = viewAddress({ page, device, zoom, regions, day, showsGhosts });
    if (shown.page !== page) history.pushState(null, '', address);
    else if (viewAddress(shown) !== address) history.replaceState(null, '', address);
  }, [page, device, zoom, regions, day, showsGhosts]);
  const show = useCallback((change: Partial<View>) => setView((last) => quietly(last, { ...last, ...change })), []);
  const isFormOpen = selected !== undefined && !selected.isQuiet;
  const preview = useMemo(
    () => ({ page, file, device, zoom, regions, day, showsGhosts, isFormOpen }),
    [page, file, device, zoom, regions, day, showsGhosts, isFormOpen],
  );
  return (
    <ShowContext value={show}>
      <PreviewContext value={preview}>
        <ViewContext value={view}>{children}</ViewContext>
      </PreviewContext>
    </ShowContext>
  );
}

/** Fields that are open stay open, and those of a screen that has room for them are never closed. */
function quietly(last: View, next: View): View {
  const isOpen = !isPhone() || (last.selected !== undefined && !last.selected.isQuiet);
  return next.selected?.isQuiet && isOpen ? { ...next, selected: { ...next.selected, isQuiet: false } } : next;
}

/** Returns the value of one of the contexts above. */
function useProvided<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (value === undefined) throw new Error('A hook for the view is called outside of ViewProvider.');
  return value;
}

/** Returns what the builder shows. What needs no selection calls `usePreview`, and renders less often. */
export const useView = (): View => useProvided(ViewContext);

/** Returns what the builder shows, but for the selection. */
export const usePreview = (): Preview => useProvided(PreviewContext);

/** Returns how the site is looked at: what the server is told with calls about pages. */
export function useAuthorView(): AuthorView {
  const { day, showsGhosts } = usePreview();
  return useMemo(() => ({ ...(day !== undefined && { day }), showsGhosts }), [day, showsGhosts]);
}

/** Returns a function that shows something else. */
export const useShow = (): Show => useProvided(ShowContext);

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
