import { createContext, useContext, type ReactNode } from 'react';
import { ContactHrefProvider } from '../../components/contact-href.ts';
import type { Store } from '../../components/create-store.ts';
import { ContactFormProvider } from '../../contact/form/contact-form-context.ts';
import type { LayoutData } from '../../schema/page-data.ts';

/** The data of the current page that header, consent notice and contact modal use. */
export interface CurrentPage {
  /** Path of the page. */
  path: string;
  layout: LayoutData;
  /** Href of the contact form from the page. */
  contactHref: string;
}

const CurrentPageContext = createContext<CurrentPage | undefined>(undefined);

/** Provides the data of the current page. */
export function CurrentPageProvider({ value, children }: { value: CurrentPage; children: ReactNode }) {
  return (
    <CurrentPageContext value={value}>
      <ContactHrefProvider value={value.contactHref}>
        <ContactFormProvider value={value.layout.form}>{children}</ContactFormProvider>
      </ContactHrefProvider>
    </CurrentPageContext>
  );
}

/** Provides the data of the current page to a root that persists across navigations. */
export function CurrentPageFollower({ store, children }: { store: Store<CurrentPage>; children: ReactNode }) {
  return <CurrentPageProvider value={store.use()}>{children}</CurrentPageProvider>;
}

/** The data of the current page. @throws outside of a provider */
export function useCurrentPage(): CurrentPage {
  const page = useContext(CurrentPageContext);
  if (!page) throw new Error('useCurrentPage needs a CurrentPageProvider above it.');
  return page;
}
