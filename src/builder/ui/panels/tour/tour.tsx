import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { texts } from '../../../texts/texts.ts';
import classes from './tour.module.css';
import { TOUR_STEPS } from './tour-steps.ts';
import { useTour } from './use-tour.ts';

/** The current step of the tour, which outlines the part of the shell that it explains. It covers nothing. */
export function Tour() {
  const { step, next, end } = useTour();
  const part = step === undefined ? undefined : TOUR_STEPS[step];
  useEffect(() => {
    const shown = part && document.querySelector<HTMLElement>(`[data-tour-part="${part}"]`);
    shown?.classList.add(classes.explained ?? '');
    return () => shown?.classList.remove(classes.explained ?? '');
  }, [part]);
  if (part === undefined || step === undefined) return null;
  const { title, text } = texts.tour.steps[part];
  const isLast = step === TOUR_STEPS.length - 1;
  return (
    <section className={classes.tour} aria-label={texts.tour.title}>
      <Text size="xs" c="dimmed">
        {texts.tour.progress(step + 1, TOUR_STEPS.length)}
      </Text>
      <Title order={2} fz="md">
        {title}
      </Title>
      <Text size="sm">{text}</Text>
      <Group gap="xs" mt={4}>
        <Button onClick={next}>{isLast ? texts.common.done : texts.tour.next}</Button>
        {!isLast && (
          <Button variant="subtle" color="gray" onClick={end}>
            {texts.tour.skip}
          </Button>
        )}
      </Group>
    </section>
  );
}
