import { List, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ContactFormData } from '../../schema/contact-form-data.ts';
import classes from './contact-thanks.module.css';

/** Replaces the form after it has been sent, and says what happens next. */
export function ContactThanks({ labels }: { labels: ContactFormData['thanks'] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <Title order={3} ref={heading} className={classes.title} tabIndex={-1}>
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
