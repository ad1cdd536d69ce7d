import type { InterfaceTexts } from '../texts.ts';

export const describe: InterfaceTexts['server']['describe'] = {
  file: 'Fil',
  quoted: (name) => `»${name}«`,
  item: (position) => `punkt ${position}`,
  layout: (name) => `${name}-layout`,
  yes: 'Ja',
  no: 'Nej',
  position: (position, total) => `Plads ${position} af ${total}`,
  moved: (label) => `${label} flyttet`,
  added: (label) => `${label} tilføjet`,
  removed: (label) => `${label} fjernet`,
  hasMistake: 'Der er en fejl i filen',
  hadMistake: 'Der var en fejl i filen',
  notes: 'Noter og opstilling i filen',
  doneBeforePublishing: (notes) => `Klaret før udgivelsen: ${notes}`,
};
