import type { Store } from '../../components/create-store.ts';
import { ContactModalHost } from '../../contact/modal/contact-modal-host.tsx';
import { createRoot } from '../islands/react-dom-chunk.ts';
import { CurrentPageFollower, useCurrentPage, type CurrentPage } from '../loading/current-page.tsx';

function Overlays() {
  return <ContactModalHost layout={useCurrentPage().layout} />;
}

/** Mounts the contact modal and toasts in a separate container, which persists across navigations. */
export function mountOverlays(currentPage: Store<CurrentPage>): void {
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <CurrentPageFollower store={currentPage}>
      <Overlays />
    </CurrentPageFollower>,
  );
}
