import type { InterfaceTexts } from '../texts.ts';
import { plural } from './formats.ts';

export const publishing: InterfaceTexts['publishing'] = {
  title: 'Udgiv',
  keywords: 'publicér offentliggør læg online send version',
  unpublished: plural({ one: '# ændring er ikke udgivet', other: '# ændringer er ikke udgivet' }),
  allPublished: 'Alt er udgivet',
  loading: 'Leder efter ændringer',

  versions: {
    title: 'Versioner',
    keywords: 'historik gå tilbage tidligere gendan',
    loading: 'Henter versioner',
  },
};

export const serverPublishing: InterfaceTexts['server']['publishing'] = {
  live: (time, regions, day) =>
    `Online siden ${day === undefined ? '' : `${day} `}kl. ${time.replaceAll(':', '.')} i ${regions.join(', ')}`,
  unbuilt: {
    page: 'Siden kan ikke bygges sådan. Besøgende bliver ved med at se den, som den er nu.',
    newPage: 'Siden kan ikke bygges sådan, så besøgende ville ikke få den.',
    site: 'Hjemmesiden kan ikke bygges sådan. Besøgende bliver ved med at se den, som den er nu.',
    newSite: 'Hjemmesiden kan ikke bygges sådan, så den ville ikke komme online.',
  },
  failed: {
    noHistory: 'Udgivelse kræver hjemmesidens versionshistorik. Bed din udvikler om at slå den til.',
    code: 'Der er ufærdige ændringer i hjemmesidens kode. Bed din udvikler om at gøre dem færdige.',
    noSite: (address) =>
      `${address}, hvor besøgende ser hjemmesiden, svarer ikke. Tjek din internetforbindelse, og prøv igen.`,
    content: 'Noget på hjemmesiden skal rettes først.',
    build: 'Siderne kunne ikke gøres klar. Bed din udvikler om at se på detaljerne.',
    store: 'Denne version kunne ikke gemmes. Bed din udvikler om at se på detaljerne.',
    host: 'Siderne kunne ikke sendes til dit webhotel. Bed din udvikler om at se på detaljerne.',
    changedElsewhere:
      'Hjemmesiden er ændret et andet sted, siden du sidst udgav den. Bed din udvikler om at samle begge dele. Dit arbejde ligger sikkert her.',
    certificate: (address) =>
      `Browsere advarer folk, der besøger ${address}: Certifikatet er udløbet eller ugyldigt. Bed dit webhotel om at forny det, og prøv igen.`,
    hostFull: 'Der er ikke mere plads til siderne på dit webhotel. Frigør plads dér, og prøv igen.',
    diskFull: 'Disken er fuld. Frigør plads, og prøv igen.',
    folder: 'De udgivne sider kunne ikke gemmes i deres mappe. Bed din udvikler om at se på detaljerne.',
    notLive: (address) =>
      `${address} viste ikke det, der blev udgivet, så den forrige version er online igen. Prøv en gang til, eller bed din udvikler om at se på detaljerne.`,
    moved: 'En anden har udgivet samtidig. Gennemgå ændringerne, og prøv igen.',
    noVersion: 'Denne version findes ikke længere.',
    canceled: 'Udgivelsen blev annulleret.',
  },
};
