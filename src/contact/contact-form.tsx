import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { RichLine } from '../components/rich-text.tsx';
import type { ContactFormData } from '../schema/contact-form-data.ts';
import { HONEYPOT, type ContactField } from './contact-fields.ts';
import classes from './contact-form.module.css';
import { ContactThanks } from './contact-thanks.tsx';
import { CONTACT_SUBJECT } from './send-contact.ts';
import { useContactForm } from './use-contact-form.ts';

const PARTS = {
  root: classes.field,
  label: classes.label,
  required: classes.asterisk,
  description: classes.optional,
  wrapper: classes.wrapper,
  input: classes.input,
  section: classes.section,
  error: classes.error,
};

interface ContactFormProps {
  data: ContactFormData;
  /** Begins the ids of this form; another form on the page has another one. */
  idPrefix: string;
  /** Accessible name; absent where the heading around the form names it. */
  label?: string;
  onSent?: () => void;
}

/**
 * The contact form. Without script it is posted to the form service by the browser; with it, it is sent in the
 * background, and the thank-you view takes its place.
 */
export function ContactForm({ data, idPrefix, label, onSent }: ContactFormProps) {
  const { form, errors, sent, sending, onChange, onSubmit } = useContactForm(data, onSent);
  if (sent) return <ContactThanks words={data.thanks} />;
  const { words, businessTypes } = data;
  const field = (name: ContactField) => {
    const error = errors[name];
    const message = error && { error: words[error], errorProps: { role: 'alert' } };
    return { name, id: `${idPrefix}-${name}`, label: words[name], classNames: PARTS, unstyled: true, ...message };
  };
  return (
    <form
      ref={form}
      className={classes.form}
      aria-label={label}
      action={data.endpoint}
      method="post"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="_next" value={data.thankYouUrl} />
      <input type="hidden" name="_subject" value={CONTACT_SUBJECT} />
      <Honeypot id={`${idPrefix}-more`} label={words.honeypot} />
      <p className={classes.requiredNote}>{words.requiredNote}</p>
      <div className={classes.fields}>
        <TextInput {...field('name')} required type="text" autoComplete="name" readOnly={sending} />
        <TextInput {...field('email')} required type="email" autoComplete="email" readOnly={sending} />
        <TextInput
          {...field('company')}
          type="text"
          description={words.optional}
          autoComplete="organization"
          readOnly={sending}
        />
        <NativeSelect
          {...field('service')}
          description={words.optional}
          data={[{ value: '', label: words.serviceEmpty }, ...businessTypes]}
          rightSection={<IconChevronDown size={18} stroke={2} aria-hidden="true" />}
        />
        <Textarea {...field('message')} required rows={4} resize="vertical" readOnly={sending} />
      </div>
      <div className={classes.end}>
        <Button type="submit" unstyled className={classes.submit} disabled={sending}>
          {sending ? words.submitting : words.submit}
        </Button>
        <p className={classes.privacy}>
          <RichLine text={words.privacyNote} />
        </p>
      </div>
    </form>
  );
}

/** A field that people never meet and robots fill in. */
function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        name={HONEYPOT}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
      />
    </div>
  );
}
