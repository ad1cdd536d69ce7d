import { Button, NativeSelect, Text, Textarea, TextInput, List, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { RichLine } from '../../components/rich-line.tsx';
import { HONEYPOT, type ContactFormData } from '../../schema/contact-form-data.ts';
import type { ContactField } from './contact-fields.ts';
import classes from './contact-form.module.css';
import thanksClasses from './contact-thanks.module.css';
import { useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  data: ContactFormData;
  /** Prefix of the element ids, unique on the page. */
  idPrefix: string;
  /** Accessible name; omit it if a heading around the form names it. */
  label?: string;
  onSent?: () => void;
}

/**
 * The contact form. Without script the browser posts it to the form service; with script it is sent in the background,
 * and the thank-you view replaces it.
 */
export function ContactForm({ data, idPrefix, label, onSent }: ContactFormProps) {
  const { form, errors, sent, sending, onChange, onSubmit } = useContactForm(data, onSent);
  if (sent) return <ContactThanks labels={data.thanks} />;
  const { labels, choices } = data;
  const field = (name: ContactField) => {
    const error = errors[name];
    const message = error && { error: labels[error], errorProps: { role: 'alert' } };
    return { name, id: `${idPrefix}-${name}`, label: labels[name === 'service' ? 'choice' : name], ...message };
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
      <input type="hidden" name="_subject" value={data.subject} />
      <Honeypot id={`${idPrefix}-more`} label={labels.honeypot} />
      <Text variant="note" className={classes.required}>
        {labels.requiredNote}
      </Text>
      <div className={classes.fields}>
        <TextInput {...field('name')} required type="text" autoComplete="name" readOnly={sending} />
        <TextInput {...field('email')} required type="email" autoComplete="email" readOnly={sending} />
        <TextInput
          {...field('company')}
          type="text"
          description={labels.optional}
          autoComplete="organization"
          readOnly={sending}
        />
        {choices.length > 0 && (
          <NativeSelect
            {...field('service')}
            description={labels.optional}
            data={[{ value: '', label: labels.choiceEmpty ?? '' }, ...choices]}
            rightSection={<Icon name="chevronDown" size={18} stroke={2} />}
          />
        )}
        <Textarea {...field('message')} required rows={4} readOnly={sending} />
      </div>
      <div className={classes.end}>
        <Button type="submit" className={classes.submit} disabled={sending}>
          {sending ? labels.submitting : labels.submit}
        </Button>
        <Text variant="note" className={classes.privacy}>
          <RichLine text={labels.privacyNote} />
        </Text>
      </div>
    </form>
  );
}

/**
 * A hidden field that only bots fill in: those that read the markup and send whatever it names. It's disabled, so no browser
 * sends it, with or without script: what a password manager writes into it can't make the form service throw a message away
 * (decision 105). The rest keeps password managers from trying.
 */
function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className={classes.trap} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        name={HONEYPOT}
        disabled
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore="true"
        data-form-type="other"
        data-lpignore="true"
      />
    </div>
  );
}

/** Replaces the form after it has been sent, and says what happens next. */
function ContactThanks({ labels }: { labels: ContactFormData['thanks'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <Title order={3} ref={heading} className={thanksClasses.title} tabIndex={-1}>
        {labels.title}
      </Title>
      <Text size="lg" mt="sm">
        {labels.promise}
      </Text>
      <Title order={4} variant="label" c="dimmed" mt="xl">
        {labels.nextSteps}
      </Title>
      <List type="ordered" variant="steps" mt="sm">
        <List.Item>{labels.firstStep}</List.Item>
        <List.Item>{labels.secondStep}</List.Item>
        <List.Item>{labels.thirdStep}</List.Item>
      </List>
    </div>
  );
}
