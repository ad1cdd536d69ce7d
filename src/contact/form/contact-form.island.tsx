import { SiteMantineProvider } from '../../components/mantine-provider.tsx';
import { useContactFormData } from './contact-form-context.ts';
import { ContactForm } from './contact-form.tsx';

/** The contact form of a section, with the provider that Mantine's inputs need. */
export default function ContactFormIsland() {
  const data = useContactFormData();
  return (
    <SiteMantineProvider>
      <ContactForm data={data} idPrefix="contact-section" label={data.labels.label} />
    </SiteMantineProvider>
  );
}
