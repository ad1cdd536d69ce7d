import type { SignInTexts } from './sign-in-texts.ts';

/** The same in Danish. */
export const danishSignIn: SignInTexts = {
  signIn: {
    title: 'Log ind',
    lead: (site) => `Log ind i sidebyggeren på ${site}.`,
    button: 'Log ind med en adgangsnøgle',
    lost: 'Jeg har mistet min adgangsnøgle',
    code: 'Gendannelseskode',
    codeHint: 'En af de ti koder, du fik sammen med din adgangsnøgle. Hver kode virker kun én gang.',
    useCode: 'Brug koden',
  },
  invitation: {
    title: 'Invitation',
    welcome: (name) => `Velkommen, ${name}`,
    lead: (site) =>
      `Du logger ind på ${site} med en adgangsnøgle i stedet for en adgangskode: dit fingeraftryk, dit ansigt eller enhedens pinkode.`,
    button: 'Opret en adgangsnøgle',
    codes: 'Dine gendannelseskoder',
    codesLead:
      'Gem koderne et sted, hvor du kan finde dem uden denne enhed. Mister du enheden, kan du oprette en ny adgangsnøgle med en af koderne. De vises kun denne ene gang.',
    copy: 'Kopiér koder',
    copied: 'Kopieret',
    open: 'Åbn sidebyggeren',
  },
  menu: {
    person: (name) => `Logget ind som ${name}`,
    signOut: 'Log ud',
  },
  people: {
    title: 'Personer',
    list: 'Personer, der kan bruge sidebyggeren',
    name: 'Navn',
    role: 'Rolle',
    roles: { owner: 'Ejer', editor: 'Redaktør', contributor: 'Bidragyder' },
    roleHints: {
      owner: 'Redigerer og udgiver. Styrer adgang, hjemmesidens adresse og eksterne tjenester.',
      editor: 'Redigerer og udgiver.',
      contributor: 'Redigerer. En redaktør eller ejer udgiver ændringerne.',
    },
    lastVisit: 'Seneste besøg',
    never: 'Ikke endnu',
    you: (name) => `${name} (dig)`,
    actions: 'Handlinger',
    invite: 'Invitér',
    createLink: 'Opret link',
    link: 'Invitationslink',
    copyLink: 'Kopiér link',
    linkHint: 'Send det til den, du inviterer. Det virker én gang og udløber efter en time.',
    remove: 'Fjern',
    removeOf: (name) => `Fjern ${name}`,
    endSessions: 'Log ud overalt',
    endSessionsOf: (name) => `Log ud overalt: ${name}`,
    asksPasskey: 'Du bekræfter hver ændring med din adgangsnøgle.',
    removed: (name) => `${name} kan ikke længere logge ind.`,
    ended: (name) => `${name} er logget ud overalt.`,
  },
  problems: {
    canceled: 'Adgangsnøglen blev ikke brugt. Prøv igen.',
    unsupported: 'Denne browser understøtter ikke adgangsnøgler. Åbn siden i en nyere browser.',
    unreachable: 'Sidebyggeren svarer ikke. Tjek din internetforbindelse, og prøv igen.',
  },
  refused: {
    passkey: 'Adgangsnøglen virker ikke her. Prøv en anden, eller bed en ejer om en ny invitation.',
    code: 'Koden virker ikke. Tjek, hvad du har skrevet, eller prøv en anden kode.',
    invitation: 'Linket virker ikke længere. Bed den, der sendte det, om et nyt.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'For mange forsøg. Vent et minut, og prøv igen.'
        : `For mange forsøg. Vent ${minutes} minutter, og prøv igen.`,
    signedOut: 'Du er logget ud. Genindlæs siden for at logge ind: Det, du har skrevet, er bevaret.',
    lastOwner: 'Det er den eneste ejer. Invitér først en ejer mere.',
    ownerField: {
      message: 'Kun en ejer kan ændre hjemmesidens adresse og eksterne tjenester.',
      hint: 'Bed en ejer om at ændre det.',
    },
    role: (role) => `Det kan kun ${role === 'owner' ? 'en ejer' : 'en redaktør eller en ejer'} gøre.`,
  },
};
