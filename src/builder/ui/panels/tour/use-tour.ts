import { useLocalStorage } from '@mantine/hooks';
import { TOUR_STEPS } from './tour-steps.ts';

/** The tour of the first run. It's over for good once it was finished or skipped. */
export interface TourState {
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
