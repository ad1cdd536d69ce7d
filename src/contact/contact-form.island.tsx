import { HeadlessMantineProvider } from '@mantine/core';
import { theme } from '../theme.ts';
import { useContactFormData } from './contact-form-context.ts';
import { ContactForm } from './contact-form.tsx';

/** The contact form of a section, with the provider that Mantine's inputs need. */
export default function ContactFormIsland() {
  const data = useContactFormData();
  return (
    <HeadlessMantineProvider theme={theme}>
      <ContactForm data={data} idPrefix="contact-section" label={data.words.label} />
    </HeadlessMantineProvider>
  );
}
