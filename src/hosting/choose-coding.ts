/** A form in which a file may be sent: its header value, and the ending of the file that holds it. */
export interface Coding {
  name: 'br' | 'gzip';
  ending: '.br' | '.gz';
}

const CODINGS: Coding[] = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** What a client takes: compressions, the best first, and whether it takes a file as it is. */
export interface AcceptedCodings {
  codings: Coding[];
  identity: boolean;
}

/** Reads an Accept-Encoding header (RFC 9110, section 12.5.3): `*` stands for all that it does not name. */
export function acceptedCodings(acceptEncoding = ''): AcceptedCodings {
  const offers = new Map(
    acceptEncoding.split(',').map((offer) => {
      const [name = '', ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)];
    }),
  );
  const weightOf = (name: string) => offers.get(name) ?? offers.get('*');
  return {
    codings: CODINGS.filter(({ name }) => (weightOf(name) ?? 0) > 0),
    identity: weightOf('identity') !== 0,
  };
}
