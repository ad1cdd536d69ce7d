import { CONNECTED_EVENT, DISCONNECTED_EVENT, MISSED_EVENT } from '../../builder/protocol/push-events.ts';
import { followServerEvents, type PushChannel } from './server-events.ts';

/** Vite's names of events. Vite tells nothing of what changed while its connection was closed. */
const NAMES_OF_VITE: Readonly<Record<string, string>> = {
  [CONNECTED_EVENT]: 'vite:ws:connect',
  [DISCONNECTED_EVENT]: 'vite:ws:disconnect',
  [MISSED_EVENT]: 'vite:ws:connect',
};

let channel: PushChannel | undefined;

/** Returns the channel of this page: Vite's connection in development, else the events of the builder's server. */
export function pushChannel(): PushChannel {
  const hot = import.meta.hot; // Vite looks for these words
  return (channel ??= hot
    ? {
        on(name, listener) {
          const nameOfVite = NAMES_OF_VITE[name] ?? name;
          const listen = listener as (data: unknown) => void; // each event has data of its own
          hot.on(nameOfVite, listen);
          return () => hot.off(nameOfVite, listen);
        },
      }
    : followServerEvents());
}
