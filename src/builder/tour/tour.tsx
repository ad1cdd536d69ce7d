import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import classes from './tour.module.css';
import { TOUR_STEPS } from './tour-steps.ts';
import { useTour } from './use-tour.ts';

/** The current step of the tour, which outlines the part of the shell that it explains. It covers nothing. */
export function Tour() {
  const { step, next, end } = useTour();
  const current = step === undefined ? undefined : TOUR_STEPS[step];
  const part = current?.part;
  useEffect(() => {
    const shown = part && document.querySelector<HTMLElement>(`[data-tour-part="${part}"]`);
    shown?.classList.add(classes.explained ?? '');
    return () => shown?.classList.remove(classes.explained ?? '');
  }, [part]);
  if (!current || step === undefined) return null;
  const isLast = step === TOUR_STEPS.length - 1;
  return (
    <section className={classes.tour} aria-label="Tour">
      <Text size="xs" c="dimmed">
        {step + 1} of {TOUR_STEPS.length}
      </Text>
      <Title order={2} fz="md">
        {current.title}
      </Title>
      <Text size="sm">{current.text}</Text>
      <Group gap="xs" mt={4}>
        <Button onClick={next}>{isLast ? 'Done' : 'Next'}</Button>
        {!isLast && (
          <Button variant="subtle" color="gray" onClick={end}>
            Skip the tour
          </Button>
        )}
      </Group>
    </section>
  );
}
