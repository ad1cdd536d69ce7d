import type { Store } from '../components/create-store.ts';
import { ContactWindowHost } from '../contact/contact-window-host.tsx';
import { createRoot } from './react-dom.ts';
import { ShownPageFollower, useShownPage, type ShownPage } from './shown-page.tsx';

function Overlays() {
  return <ContactWindowHost layout={useShownPage().layout} />;
}

/** Mounts the contact modal and toasts in a container of their own, which outlives every page. */
export function mountOverlays(shownPage: Store<ShownPage>): void {
  const container = document.body.appendChild(document.createElement('div'));
  createRoot(container).render(
    <ShownPageFollower store={shownPage}>
      <Overlays />
    </ShownPageFollower>,
  );
}
