import type { SignInTexts } from './sign-in-texts.ts';

/** The same in Danish. */
export const danishSignIn: SignInTexts = {
  signIn: {
    title: 'Log ind',
    lead: (site) => `Log ind for at redigere ${site}.`,
    button: 'Log ind med en adgangsnøgle',
    lost: 'Jeg har mistet min adgangsnøgle',
    code: 'Gendannelseskode',
    codeHint: 'En af de ti koder, du fik sammen med din adgangsnøgle. Hver kode virker én gang.',
    useCode: 'Brug koden',
  },
  invitation: {
    title: 'Invitation',
    welcome: (name) => `Velkommen, ${name}`,
    lead: (site) =>
      `Du logger ind på ${site} med en adgangsnøgle: dit fingeraftryk, dit ansigt eller enhedens pinkode. Der er ingen adgangskode.`,
    button: 'Opret en adgangsnøgle',
    codes: 'Dine gendannelseskoder',
    codesLead:
      'Gem koderne et sted, hvor du kan finde dem uden denne enhed. Mister du den, kan du logge ind én gang med hver kode. De vises kun nu.',
    copy: 'Kopiér koderne',
    copied: 'Kopieret',
    open: 'Åbn redigeringen',
  },
  menu: {
    person: (name) => `Logget ind som ${name}`,
    signOut: 'Log ud',
  },
  people: {
    title: 'Personer',
    list: 'Personer, der kan redigere',
    name: 'Navn',
    role: 'Rolle',
    roles: { owner: 'Ejer', editor: 'Redaktør', contributor: 'Bidragyder' },
    roleHints: {
      owner: 'Redigerer, udgiver og bestemmer over personer og sitets adresse.',
      editor: 'Redigerer og udgiver.',
      contributor: 'Redigerer. En redaktør eller ejer udgiver.',
    },
    lastVisit: 'Sidste besøg',
    never: 'Ikke endnu',
    you: (name) => `${name} (dig)`,
    actions: 'Handlinger',
    invite: 'Invitér',
    createLink: 'Opret link',
    link: 'Personens link',
    copyLink: 'Kopiér linket',
    linkHint: 'Send det til personen. Det virker én gang, i en time.',
    remove: 'Fjern',
    removeOf: (name) => `Fjern ${name}`,
    endSessions: 'Log ud overalt',
    endSessionsOf: (name) => `Log ${name} ud overalt`,
    asksPasskey: 'Hver ændring beder om din adgangsnøgle.',
    removed: (name) => `${name} kan ikke længere logge ind.`,
    ended: (name) => `${name} er logget ud overalt.`,
  },
  problems: {
    canceled: 'Adgangsnøglen blev ikke brugt. Prøv igen.',
    unsupported: 'Denne browser har ingen adgangsnøgler. Åbn siden i en nyere browser.',
    unreachable: 'Der kommer intet svar. Tjek din forbindelse, og prøv igen.',
  },
  refused: {
    passkey: 'Adgangsnøglen virker ikke her. Prøv en anden, eller bed en ejer om en ny invitation.',
    code: 'Koden virker ikke. Tjek, hvad du har skrevet, eller prøv den næste.',
    invitation: 'Linket virker ikke længere. Bed den, der sendte det, om et nyt.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'For mange forsøg. Vent et minut, og prøv igen.'
        : `For mange forsøg. Vent ${minutes} minutter, og prøv igen.`,
    signedOut: 'Du er logget ud. Genindlæs siden for at logge ind: det, du har skrevet, er gemt.',
    lastOwner: 'Det er den eneste ejer. Invitér først en anden.',
    ownerField: {
      message: 'Det er kun en ejer, der kan ændre sitets adresse og eksterne tjenester.',
      hint: 'Bed en ejer om at ændre det.',
    },
    role: (role) => `Det kan kun ${role === 'owner' ? 'en ejer' : 'en redaktør eller en ejer'} gøre.`,
  },
};
