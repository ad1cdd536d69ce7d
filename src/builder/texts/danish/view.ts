import type { InterfaceTexts } from '../texts.ts';
import { plural } from './formats.ts';

export const view: InterfaceTexts['view'] = {
  day: {
    label: 'Dag',
    today: 'I dag',
    hint: 'Se, hvordan hjemmesiden ser ud en anden dag',
    keywords: 'dato tidsplan kalender forhåndsvisning fremtid jul',
    title: 'Se hjemmesiden på en bestemt dag',
    date: 'Dag',
    show: 'Vis',
    next: 'Dage, hvor hjemmesiden ændrer sig',
    nothing: 'Intet er planlagt.',
    changes: plural({ one: '# ændring', other: '# ændringer' }),
    backToToday: 'Tilbage til i dag',
    chosen: (day) => `Sådan ser hjemmesiden ud ${day}.`,
    showDay: (day) => `Se hjemmesiden, som den ser ud ${day}`,
  },
  unseenPage: {
    draft: 'Besøgende ser ikke siden: Den er en kladde.',
    from: (day) => `Besøgende ser ikke siden endnu: Den kommer frem ${day}.`,
    ended: (day) => `Besøgende ser ikke længere siden: Dens sidste dag var ${day}.`,
    label: 'Hvorfor besøgende ikke ser siden',
    change: 'Ret',
    showHidden: 'Vis den her',
  },
  ghosts: {
    from: (day) => `Fra ${day}`,
    ended: (day) => `Sluttede ${day}`,
    empty: 'Intet at vise',
    chip: (section, reasons) => `${section}: ${reasons}`,
    change: (reasons) => `${reasons}: Ret, hvornår og hvor den er synlig`,
  },
};
