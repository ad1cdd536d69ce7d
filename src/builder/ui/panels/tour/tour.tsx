import { Button, Group, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useLocalStorage } from '@mantine/hooks';
import { texts } from '../../../texts/texts.ts';
import { useIsPhone } from '../../state/use-is-phone.ts';
import classes from './tour.module.css';

/** The current step of the tour, which outlines the part of the shell that it explains. It covers nothing. */
export function Tour() {
  const { step, next, end } = useTour();
  const part = step === undefined ? undefined : TOUR_STEPS[step];
  const isPhone = useIsPhone();
  const outlined = isPhone && part === 'navigation' ? 'bar' : part;
  useEffect(() => {
    const shown = outlined && document.querySelector<HTMLElement>(`[data-tour-part="${outlined}"]`);
    shown?.classList.add(classes.explained ?? '');
    return () => shown?.classList.remove(classes.explained ?? '');
  }, [outlined]);
  if (part === undefined || step === undefined) return null;
  const { steps, phoneSteps } = texts.tour;
  const { title, text } = (isPhone ? { ...steps, ...phoneSteps } : steps)[part];
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

/** The parts of the shell that the tour explains, one by one, as `data-tour-part` names them. */
const TOUR_STEPS = ['navigation', 'preview', 'form', 'actions'] as const;

/** The tour of the first run. It's over for good once it was finished or skipped. */
interface TourState {
  /** Index of the current step; `undefined`: the tour is over. */
  step: number | undefined;
  next: () => void;
  end: () => void;
  restart: () => void;
}

/** Returns the state of the tour, which the browser remembers. */
export function useTour(): TourState {
  const [step, setStep] = useLocalStorage<number>({
    key: 'builder-tour',
    defaultValue: 0,
    getInitialValueInEffect: false,
  });
  return {
    step: step < TOUR_STEPS.length ? step : undefined,
    next: () => setStep(step + 1),
    end: () => setStep(TOUR_STEPS.length),
    restart: () => setStep(0),
  };
}
