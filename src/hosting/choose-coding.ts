/** A form in which a file may be sent: its header value, and the ending of the file that holds it. */
export interface Coding {
  name: 'br' | 'gzip';
  ending: '.br' | '.gz';
}

const CODINGS: Coding[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** The compressions that a client takes, the best first. */
export function acceptedCodings(acceptEncoding = ''): Coding[] {
  const offers = new Map(
    acceptEncoding.split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)];
    }),
  );
  return CODINGS.filter(({ name }) => (offers.get(name) ?? 0) > 0);
}
