import type { SignInTexts } from './english.ts';

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
  device: {
    title: 'Tilføj denne enhed',
    welcome: (name) => `Tilføj denne enhed, ${name}`,
    lead: (site) =>
      `Opret en adgangsnøgle her, så du også kan logge ind på ${site} fra denne enhed: med dit fingeraftryk, dit ansigt eller enhedens pinkode.`,
    button: 'Opret en adgangsnøgle',
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
    email: 'Mailadresse',
    emailHint: 'Sidebyggeren sender linket dertil. Lad feltet stå tomt, hvis du selv vil sende linket.',
    send: 'Send invitation',
    sent: (email) => `Invitationen er på vej til ${email}. Linket i den virker én gang og udløber efter en time.`,
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
  mail: {
    subject: ({ from, host }) => `${from} inviterer dig til at redigere ${host}`,
    text: ({ name, from, host, link }) =>
      `Hej ${name}

${from} inviterer dig til at redigere hjemmesiden i sidebyggeren på ${host}.
Åbn dette link på den enhed, du vil arbejde på, og opret en adgangsnøgle der:

${link}

Linket virker én gang og udløber efter en time. Kender du ikke ${from}, så se bort fra denne mail.
`,
    notSetUp: 'Invitationen blev ikke sendt: Der er ikke sat en mailserver op. Send selv linket.',
    failed: {
      unreachable: 'Invitationen blev ikke sendt: Mailserveren svarer ikke.',
      encryption:
        'Invitationen blev ikke sendt: Mailserveren har ingen sikker forbindelse, eller dens certifikat er ugyldigt.',
      login: 'Invitationen blev ikke sendt: Mailserveren afviser sidebyggerens navn eller adgangskode.',
      recipient: (email) => `Invitationen blev ikke sendt: Mailserveren afviser adressen ${email}.`,
      refused: 'Invitationen blev ikke sendt: Mailserveren afviser den.',
    },
    sendYourself: 'Send selv linket.',
  },
  devices: {
    title: 'Dine enheder',
    loading: 'Henter dine enheder',
    sessions: 'Her er du logget ind',
    device: ({ browser, system }) =>
      browser !== undefined && system !== undefined ? `${browser} på ${system}` : (browser ?? system ?? 'Ukendt enhed'),
    thisDevice: 'Denne enhed',
    since: (when) => `Logget ind: ${when}`,
    lastUsed: (when) => `Sidst brugt: ${when}`,
    lastHour: 'inden for den seneste time',
    signOut: 'Log ud',
    signOutOf: (device, since) => `Log ud: ${device}. ${since}`,
    signOutOthers: 'Log ud alle andre steder',
    ended: (device) => `${device} er logget ud.`,
    othersEnded: 'Du er logget ud alle andre steder.',
    passkeys: 'Dine adgangsnøgler',
    passkeyOf: (device) => `Adgangsnøgle fra ${device}`,
    oldPasskey: 'Adgangsnøgle',
    usedHere: 'Brugt her',
    added: (when) => `Tilføjet: ${when}`,
    remove: 'Fjern',
    removeOf: (passkey, added) => `Fjern: ${passkey}. ${added}`,
    removeHint: 'Når du fjerner en adgangsnøgle, logges du også ud de steder, hvor du har logget ind med den.',
    removed: (passkey) => `Fjernet: ${passkey}. Du kan ikke længere logge ind med den.`,
    addDevice: 'Tilføj en enhed',
    addLead:
      'Vil du også logge ind på din telefon, tablet eller en anden computer, så åbn et link der. Det virker én gang.',
    createLink: 'Opret link',
    scan: 'Scan koden med den anden enheds kamera, eller åbn linket der. Det virker én gang og udløber efter ti minutter.',
    code: 'QR-kode med linket',
    link: 'Link',
    linkHint: 'Kun til dine egne enheder: Den, der åbner det, kan logge ind som dig.',
    copyLink: 'Kopiér link',
    newLink: 'Opret et nyt link',
    deviceAdded: (device) => `Du er nu også logget ind på den anden enhed: ${device}.`,
    done: 'Færdig',
  },
  ended: {
    title: 'Du er logget ud',
    kept: 'Det, du har gemt, er i sikkerhed, og det, du skriver, bevares i denne browser. Log ind for at fortsætte.',
    signIn: 'Log ind',
  },
  problems: {
    canceled: 'Adgangsnøglen blev ikke brugt. Prøv igen.',
    unsupported: 'Denne browser understøtter ikke adgangsnøgler. Åbn siden i en nyere browser.',
    known: 'Denne enhed har allerede en af dine adgangsnøgler. Log ind med den.',
    unreachable: 'Sidebyggeren svarer ikke. Tjek din internetforbindelse, og prøv igen.',
  },
  refused: {
    passkey: 'Adgangsnøglen virker ikke her. Prøv en anden, eller bed en ejer om en ny invitation.',
    code: 'Koden virker ikke. Tjek, hvad du har skrevet, eller prøv en anden kode.',
    invitation: 'Linket virker ikke længere. Bed den, der sendte det, om et nyt.',
    device: 'Linket virker ikke længere. Opret et nyt under »Dine enheder« dér, hvor du er logget ind.',
    deviceOfOther: (name) =>
      `Linket tilføjer en enhed for en anden, og du er logget ind her som ${name}. Er det dit, så log ud først, og åbn det igen.`,
    lastPasskey: 'Det er din eneste adgangsnøgle. Tilføj først en enhed mere.',
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
