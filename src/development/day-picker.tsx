import { useEffect, useState, type SyntheticEvent } from 'react';
import { SITE_DAY_EVENT, type SiteDay, type SiteDayRequest } from '../builder/protocol/site-day.ts';

/** The channel to the development server: Vite's `import.meta.hot`. */
export interface DayChannel {
  on: (event: string, listener: (day: SiteDay) => void) => void;
  off: (event: string, listener: (day: SiteDay) => void) => void;
  send: (event: string, request: SiteDayRequest) => void;
}

/**
 * Chooses the day as of which the development server shows the site. The server updates all open pages.
 * @param first the day when the page was loaded
 */
export function DayPicker({ first, channel }: { first: SiteDay; channel: DayChannel }) {
  const [{ day, isChosen }, setDay] = useState(first);
  useEffect(() => {
    channel.on(SITE_DAY_EVENT, setDay);
    return () => channel.off(SITE_DAY_EVENT, setDay);
  }, [channel]);
  const ask = (wanted: string | null) => channel.send(SITE_DAY_EVENT, { day: wanted });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('day');
    if (typeof wanted === 'string') ask(wanted);
  };
  return (
    <aside aria-label="Day of the site">
      <details>
        <summary>{isChosen ? `As of ${day}` : 'As of today'}</summary>
        <form onSubmit={submit}>
          <label>
            Show the site as of
            {/* Follows the server, also when another page chooses. */}
            <input key={day} type="date" name="day" required defaultValue={day} />
          </label>
          <button type="submit">Show</button>
          <button type="button" onClick={() => ask(null)} disabled={!isChosen}>
            Today
          </button>
        </form>
      </details>
    </aside>
  );
}
