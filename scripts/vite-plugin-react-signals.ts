import type { Rolldown } from 'vite';

/** `SuspenseException = Error(formatProdErrorMessage(460))` and its like: made once, thrown by React to itself. */
const SIGNAL = /\b(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React makes errors while its script is read that nobody is ever told of: it throws them to speak to itself, and knows
 * them by identity. For each error that is made while a developer's tool or Lighthouse listens, the browser looks up the
 * places of all functions under way, and reads the whole of react-dom a second time for that. Here they are errors that
 * were never at any place.
 * @throws where React makes none any more: then this plugin can go, or looks for the wrong thing
 */
export function withoutPlaces(code: string): string {
  const mended = code.replace(SIGNAL, '$1Object.create(Error.prototype, { message: { value: $2 } })');
  if (mended === code)
    throw new Error('react-dom makes no errors beforehand any more: see vite-plugin-react-signals.ts.');
  return mended;
}

/** Takes the places from React's own signals (decision 41). */
export const reactSignals = (): Rolldown.Plugin => ({
  name: 'react-signals',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutPlaces(code), map: null }),
  },
});
