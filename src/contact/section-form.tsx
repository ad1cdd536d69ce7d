import { MantineScope } from '../components/mantine-scope.tsx';
import { useContactFormData } from './contact-form-context.ts';
import { ContactForm } from './contact-form.tsx';

/** The contact form of a section, with all that it needs. */
export function SectionForm() {
  const data = useContactFormData();
  return (
    <MantineScope>
      <ContactForm data={data} idPrefix="contact-section" />
    </MantineScope>
  );
}
