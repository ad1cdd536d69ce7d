import type { InterfaceTexts } from '../texts.ts';

export const tour: InterfaceTexts['tour'] = {
  title: 'Rundvisning',
  show: 'Vis rundvisningen',
  progress: (step, total) => `${step} af ${total}`,
  next: 'Næste',
  skip: 'Spring rundvisningen over',
  steps: {
    navigation: {
      title: 'Sider og deres sektioner',
      text: 'Åbn en side til venstre. Nedenunder står dens sektioner fra top til bund: Træk i en for at flytte den, eller tilføj en ny.',
    },
    preview: {
      title: 'Den rigtige side i alle regioner',
      text: 'Klik på en sektion eller en tekst for at redigere den; klik på teksten igen for at rette den på stedet. Alle regioner følger med.',
    },
    form: {
      title: 'Hvert felt bliver tjekket, mens du skriver',
      text: 'Teksterne står ved siden af hinanden på alle sprog. Det, der ville ødelægge hjemmesiden, bliver aldrig gemt; feltet siger, hvordan det rettes.',
    },
    actions: {
      title: 'Gemt, mens du skriver, og altid til at fortryde',
      text: 'Du kan også fortryde i morgen. Besøgende ser intet, før du udgiver: »Udgiv« viser det nye og lægger det online.',
    },
  },
  phoneSteps: {
    navigation: {
      title: 'Én ting ad gangen',
      text: 'Bjælken nederst viser dine sider, den åbne side eller dens sektioner. Med »Tilføj« tilføjer du en sektion, og under »Mere« er alt det andet.',
    },
    preview: {
      title: 'Den rigtige side',
      text: 'Tryk på en sektion eller en tekst for at redigere den; tryk på teksten igen for at rette den på stedet. Øverst skifter du til en anden region.',
    },
    form: {
      title: 'Hvert felt bliver tjekket, mens du skriver',
      text: 'Felterne til det, du trykkede på, åbner under siden. Det, der ville ødelægge hjemmesiden, bliver aldrig gemt; feltet siger, hvordan det rettes.',
    },
  },
  help: 'Hjælp',
  shortcuts: {
    title: 'Tastaturgenveje',
    anywhere: 'Overalt',
    inOutline: 'På listen over sektioner',
    search: 'Find sider, tekster og handlinger',
    back: 'Gå tilbage til listen over sektioner',
  },
  language: {
    label: 'Sprog',
    names: { en: 'English', da: 'Dansk' },
    keywords: 'language sprog danish dansk english engelsk',
  },
  keywords: { tour: 'hjælp', shortcuts: 'hjælp taster' },
};
