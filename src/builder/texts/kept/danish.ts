import { plural } from '../danish/formats.ts';
import type { KeptTexts } from './english.ts';

/** What the builder says of changes that couldn't be applied, in Danish. */
export const danishKept: KeptTexts = {
  title: plural({ one: 'En ændring kom ikke med', other: '# ændringer kom ikke med' }),
  gone: 'Sektionen er fjernet i mellemtiden.',
  changed: (author) =>
    author === undefined ? 'Det er ændret i mellemtiden.' : `${author} har ændret det i mellemtiden.`,
  yours: (words) => `Din udgave: »${words}«`,
  theirs: (words) => `Den anden udgave: »${words}«`,
  nothing: 'Ingenting: Det er fjernet',
  again: 'Gennemfør min ændring',
  copy: 'Kopiér min tekst',
  copied: 'Kopieret.',
  discard: 'Behold den anden udgave',
  later: 'Det kan ikke fortrydes endnu: Fortryd først de senere ændringer af det.',
  page: {
    asLast: 'Som den så ud sidst',
    unknown: 'Uden forbindelse vises kun sider, der har været åbne i denne browser før.',
  },
  waiting: plural({
    one: 'Ingen forbindelse. # ændring er gemt i denne browser og bliver sendt, når forbindelsen er tilbage.',
    other: 'Ingen forbindelse. # ændringer er gemt i denne browser og bliver sendt, når forbindelsen er tilbage.',
  }),
  sending: plural({ one: 'Sender # ændring…', other: 'Sender # ændringer…' }),
  server: {
    title: 'Ingen forbindelse',
    hint: 'Du kan arbejde videre: Dine ændringer bliver gemt her og sendt, når forbindelsen er tilbage.',
  },
};
