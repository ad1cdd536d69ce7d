import { useEffect, useRef } from 'react';

interface AvailabilityEndProps {
  /** The last day on which the section is shown, as `2026-12-01`. */
  lastDay: string;
  /** The time zone in which that day ends. */
  timeZone: string;
}

/** Today in a time zone, as `2026-12-01`; Swedes write days this way. */
const todayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.now());

/** Hides the section around it once its day has passed: the page may have been built long ago. */
export default function AvailabilityEnd({ lastDay, timeZone }: AvailabilityEndProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const section = mark.current?.closest('section');
    if (section && todayIn(timeZone) > lastDay) section.hidden = true;
  }, [lastDay, timeZone]);
  return <span ref={mark} />;
}
