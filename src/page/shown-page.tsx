import { createContext, useContext, type ReactNode } from 'react';
import { ContactHrefProvider } from '../components/contact-href.ts';
import type { Store } from '../components/create-store.ts';
import { ContactFormProvider } from '../contact/contact-form-context.ts';
import type { LayoutDocument } from '../schema/document.ts';

/** What header, consent notice and contact modal need to know of the page that is shown. */
export interface ShownPage {
  /** Address of the page. */
  path: string;
  layout: LayoutDocument;
  /** Address of the contact form, seen from the page. */
  contactHref: string;
}

const ShownPageContext = createContext<ShownPage | undefined>(undefined);

/** Gives everything inside what it needs to know of the page that is shown. */
export function ShownPageProvider({ value, children }: { value: ShownPage; children: ReactNode }) {
  return (
    <ShownPageContext value={value}>
      <ContactHrefProvider value={value.contactHref}>
        <ContactFormProvider value={value.layout.form}>{children}</ContactFormProvider>
      </ContactHrefProvider>
    </ShownPageContext>
  );
}

/** The same, for a root that outlives the page: it follows the page that is shown. */
export function ShownPageFollower({ store, children }: { store: Store<ShownPage>; children: ReactNode }) {
  return <ShownPageProvider value={store.use()}>{children}</ShownPageProvider>;
}

/** The page that is shown; throws outside of a provider. */
export function useShownPage(): ShownPage {
  const page = useContext(ShownPageContext);
  if (!page) throw new Error('useShownPage needs a ShownPageProvider above it.');
  return page;
}
