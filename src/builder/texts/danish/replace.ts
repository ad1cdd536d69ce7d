import type { InterfaceTexts } from '../texts.ts';
import { plural } from './formats.ts';

const places = plural({ one: '# sted', other: '# steder' });

export const replace: InterfaceTexts['replace'] = {
  title: 'Erstat tekst',
  command: 'Erstat tekst…',
  keywords: 'find og erstat overalt ret ord udskift omdøb alle',
  offer: (words) => `Erstat »${words}« overalt…`,
  find: 'Find',
  replacement: 'Erstat med',
  matchCase: 'Skeln mellem store og små bogstaver',
  wholeWords: 'Kun hele ord',
  begin: 'Skriv de ord, du leder efter. Alle steder på alle sider og sprog vises her, før noget bliver ændret.',
  searching: 'Leder i alle tekster…',
  places: 'Steder',
  chosen: (chosen, all) => `${chosen} af ${places(all)}`,
  placeIn: (label, before, after) => `${label}. Før: ${before} Efter: ${after}`,
  usedBy: plural({ one: 'Vises i # tekst', other: 'Vises i # tekster' }),
  across: plural({
    one: '# andet sted bliver, som det er: Fed skrift, et link eller en oplysning begynder eller slutter midt i ordene.',
    other:
      '# andre steder bliver, som de er: Fed skrift, et link eller en oplysning begynder eller slutter midt i ordene.',
  }),
  more: plural({
    one: '# andet sted er ikke vist. Erstat disse først, eller søg efter en længere tekst.',
    other: '# andre steder er ikke vist. Erstat disse først, eller søg efter en længere tekst.',
  }),
  confirm: 'Erstat',
  remove: 'Fjern ordene',
  step: (found, replacement) => (replacement === '' ? `Fjern »${found}«` : `Erstat »${found}« med »${replacement}«`),
  done: (count) => `Erstattet ${places(count)}. Med Fortryd får du det hele tilbage.`,
  refused: 'Intet blev erstattet.',
  changed: 'Intet blev erstattet: En tekst er ændret i mellemtiden. Listen er opdateret.',
  leaveOut: plural({ one: 'Spring dette sted over', other: 'Spring disse # steder over' }),
};
