import type { InterfaceTexts } from '../texts.ts';
import { describe } from './describe.ts';
import { serverFonts } from './fonts.ts';
import { serverPublishing } from './publishing.ts';
import { draftAnswers, templateAnswers } from './templates.ts';
import { list, plural } from './formats.ts';

const more = plural({ other: '# til' });
const savedFiles = plural({ one: 'Gemte en version af # fil', other: 'Gemte en version af # filer' });

export const server: InterfaceTexts['server'] = {
  reload: 'Genindlæs siden for at se, hvad der står nu.',
  changedSince: 'Det er ændret i mellemtiden.',
  textIsGone: 'Teksten findes ikke længere.',
  noteIsGone: 'Noten findes ikke længere.',

  requests: {
    foreign: 'Sidebyggeren svarer kun sine egne sider.',
    getOnly: 'Siden læses med GET.',
    postOnly: 'Kald sendes med POST.',
    mediaType: (mediaType) => `Sidebyggeren tager ikke imod »${mediaType}« her.`,
    unknownCall: (name) => `Kaldet »${name}« findes ikke.`,
    notJson: 'Forespørgslen er ikke JSON.',
    failed: 'Der skete en fejl i sidebyggeren. Terminalvinduet siger hvorfor.',
  },

  pages: {
    notShown: (address) => `Siden ${address} kunne ikke vises`,
    tooLong: (seconds) => `Det tog mere end ${seconds} sekunder.`,
    mistakes: 'Der er fejl i indholdet',
  },

  files: {
    missing: (file) => `Filen ${file} findes ikke.`,
    noSuchFile: 'Filen findes ikke.',
    otherSchema: 'Felterne i filen er ændret. Genindlæs siden.',
    invalid: 'Der er en fejl i filens opbygning.',
    correctByHand: 'Ret den i et tekstprogram; sidebyggeren fortsætter, så snart filen er gemt.',
    locked: {
      message: 'Et andet program har lavet en fejl i det, som formularen bygger på.',
      hint: 'Gendan det under »Ændringer«, eller bed din udvikler om at rette det. Sidebyggeren fortsætter af sig selv.',
    },
  },

  steps: {
    nothingToUndo: 'Der er intet at fortryde.',
    nothingToRedo: 'Der er intet at gentage.',
    hint: 'Hver ændring, du laver her, står i historikken.',
  },

  sharedSections: {
    exists: (name) => `Der er allerede en fælles sektion, der hedder »${name}«.`,
    notShareable: 'Kun en sektion med egne felter kan gøres fælles.',
    isOwn: 'Sektionen er allerede sidens egen.',
  },

  appearance: {
    errors: 'Der er fejl på hjemmesiden. Ret dem først.',
    noPage: 'Der er fejl i filen, eller den bliver ikke til en side.',
  },

  creation: {
    pageExists: (name) => `Der er allerede en side, der hedder »${name}«.`,
    entryExists: (_what, name) => `Navnet »${name}« er allerede i brug.`,
    homeExists: 'Forsiden findes allerede.',
    addressIsTaken: (address) => `Adressen ${address} hører til en anden side.`,
    noCollection: (name) => `Samlingen »${name}« findes ikke.`,
    noList: (name) => `Listen »${name}« findes ikke.`,
    notAPage: (file) => `»${file}« er ikke en side.`,
    notATemplate: (file) => `»${file}« er hverken en side eller en skabelon.`,
    noPageAt: (address) => `Siden ${address} findes ikke.`,
    isMadeForEach: (address, what) => `${address} er lavet til en hel samling (${what}).`,
    createStep: (title) => `Opret ${title}`,
    deleteStep: (title) => `Slet ${title}`,
    created: (title) => `${title} er oprettet som kladde`,
    copiedDescription: 'dette beskriver den side, der blev kopieret; skriv, hvad besøgende finder her',
    sampleDescription: 'dette beskriver det, siden er lavet ud fra; skriv, hvad besøgende finder her',
    sampleItem: 'alt undtagen navnet og linket er et eksempel; skriv dit eget',
    deleted: (title) => `${title} er slettet`,
  },

  templates: templateAnswers,
  drafts: draftAnswers,

  pictures: {
    tooLarge: (maxSize) => `Filen fylder mere end ${maxSize}. Vælg en mindre.`,
    drawing: {
      entities: {
        message: 'Tegningen bruger forkortelser, som kan få en lille fil til at vokse uden grænser.',
        hint: 'Åbn den i det program, den er lavet i, og eksportér den som almindelig SVG.',
      },
      tooLarge: {
        message: 'Tegningen fylder mere end 1 MB eller har mere end 20.000 dele.',
        hint: 'Eksportér den som PNG, dobbelt så bred som den vises, og vælg den fil.',
      },
      parts: {
        scripts: 'programmer',
        pages: 'websider inde i den',
        animations: 'animationer',
        outside: 'links til filer andre steder',
        others: 'dele, som tegninger ikke har brug for',
      },
      removed: (parts) =>
        `For en sikkerheds skyld er dette fjernet fra tegningen: ${list(parts)}. Se efter, om den stadig er rigtig.`,
    },
    folderIsLink:
      'Mappen med billeder fører et andet sted hen, så der gemmes intet i den. Bed din udvikler om at gøre den til en almindelig mappe.',
    notWritten: (reason) =>
      `Billedet kan ikke gemmes: ${reason}. Tjek, om der er plads på disken, og om du har adgang til mappen.`,
    missing: (path) => `Billedet ${path} findes ikke.`,
    notChangeable:
      'Tegninger og levende billeder kan ikke beskæres her. Beskær dem i det program, de er lavet i, og upload dem så.',
    isUsed: (path, files) => `${path} bruges af ${list(files)}. Vælg først et andet billede dér.`,
    deleted: (path) => `${path} er slettet.`,
    notDeleted: (path, reason) => `${path} kan ikke slettes: ${reason}.`,
  },

  fonts: serverFonts,
  publishing: serverPublishing,

  documents: {
    notPdf: (name) => `»${name}« er ikke en PDF. Gem den som PDF i det program, den er lavet i, og vælg den fil.`,
    damaged: (name) =>
      `»${name}« er ikke hel. Kopiér den igen fra det sted, hvor den er hel, eller gem den som PDF igen.`,
    folderIsLink:
      'Mappen med filer fører et andet sted hen, så der gemmes intet i den. Bed din udvikler om at gøre den til en almindelig mappe.',
    notWritten: (reason) =>
      `Filen kan ikke gemmes: ${reason}. Tjek, om der er plads på disken, og om du har adgang til mappen.`,
  },

  versions: {
    saved: (files, message) => `${savedFiles(files)}: ${message}`,
    sent: plural({
      one: '# version er sendt online. Besøgende ser ændringerne, når hjemmesiden er udgivet derfra.',
      other: '# versioner er sendt online. Besøgende ser ændringerne, når hjemmesiden er udgivet derfra.',
    }),
    upToDate: 'Onlinekopien er opdateret.',
    historyIsOn: 'Versionshistorikken er slået til.',
    historyStarted: 'Versionshistorikken er slået til. Gem din første version.',
    onlySiteHasEarlier: 'Kun hjemmesidens tekster og indstillinger har tidligere versioner.',
    unreadable: 'Hjemmesidens versioner kan ikke læses. Spørg din udvikler, hvad »git status« siger her.',
    nothingChanged: 'Intet er ændret siden din seneste version.',
    unchangedMeanwhile: 'En side eller et billede er ikke ændret længere. Se på listen igen.',
    notOfSite: 'Versioner rummer kun hjemmesidens indhold og billeder.',
    noOnlineCopy: 'Hjemmesiden er ikke forbundet med en onlinekopi. Bed din udvikler om at forbinde den.',
    severalOnlineCopies:
      'Hjemmesiden har flere onlinekopier. Bed din udvikler om at vælge den, dine versioner skal sendes til.',
    searchingMistake:
      'Projektet viser en gammel version, mens nogen leder efter en fejl. Bed din udvikler om at afslutte det.',
    bringingTogether: 'En andens ændringer er ved at blive samlet med dine. Bed din udvikler om at gøre det færdigt.',
    oldVersion:
      'Projektet viser en gammel version, så en ny kunne gå tabt. Bed din udvikler om at gå tilbage til den seneste.',
  },

  discarding: {
    unchanged: 'Det er ikke ændret siden din seneste version.',
    wholeFile: 'Det er tilføjet eller slettet som helhed. Kassér det først.',
    changedSince: 'Det er ændret i mellemtiden. Se på listen igen.',
    fileChangedSince: 'Den er ændret i mellemtiden. Se på listen igen.',
    notByItself: (reason) => `Det kan ikke kasseres alene: ${reason} Kassér alle ændringer i den i stedet.`,
    fileStep: (title) => `${title}: tilbage til din seneste version`,
    valueStep: (label) => `${label}, tilbage til din seneste version`,
    done: (step) => `Kasseret: ${step}`,
    newPicture: 'Billedet er ikke med i nogen version, så det kunne ikke gendannes. Slet det under »Billeder«.',
    restored: (name) => `${name} er gendannet.`,
    notRestored: (name) => `${name} kan ikke gendannes.`,
  },

  refusals: {
    notInstalled:
      'Versioner kræver et program, som mangler på computeren: Git. Installér det fra git-scm.com, og prøv igen.',
    slowSaving:
      'Det tog for lang tid at gemme en version, så det blev stoppet. Prøv igen. Sker det igen, så spørg din udvikler.',
    slowSending:
      'Det tog for lang tid at sende versioner online, så det blev stoppet. Prøv igen. Sker det igen, så spørg din udvikler.',
    notSaved: 'Der kunne ikke gemmes en version. Vis detaljerne til din udvikler; dit arbejde er i god behold her.',
    notSent: 'Versionerne kunne ikke sendes online. Vis detaljerne til din udvikler; dit arbejde er i god behold her.',
    checkStoppedSaving:
      'En kontrol i dit projekt stoppede det: Intet blev gemt som version. Detaljerne siger, hvad den fandt.',
    checkStoppedSending: 'En kontrol i dit projekt stoppede det: Intet blev sendt. Detaljerne siger, hvad den fandt.',
    busy: 'Et andet program er i gang med projektet. Vent, til det er færdigt, og prøv igen.',
    foreignFolder:
      'Projektets mappe tilhører en anden bruger af computeren. Bed din udvikler om at give dig adgang til dens versioner.',
    noHistory: 'Versionshistorikken er slået fra. Slå den til under »Ændringer«.',
    diskFull: 'Disken er fuld. Frigør plads, og prøv igen.',
    noAuthor:
      'En version skal have navn og e-mail på den, der gemmer den, og computeren kender ikke dine. Bed din udvikler om at sætte begge dele op én gang.',
    notSigned:
      'Versionen kunne ikke få din signatur. Bed din udvikler om at sætte den op; dit arbejde er i god behold her.',
    bringingTogether:
      'En andens ændringer er ved at blive samlet med dine. Bed din udvikler om at gøre det færdigt, og gem så versionen her.',
    notSignedIn:
      'Du skal være logget ind dér, hvor hjemmesiden er gemt, eller også godtages dit login ikke. Bed din udvikler om at logge dig ind én gang på computeren, og send så igen.',
    review: 'Ændringer skal godkendes her. Bed din udvikler om at sende dem; dit arbejde er i god behold her.',
    changedOnline:
      'En anden har ændret hjemmesiden online, siden du sidst hentede den. Bed din udvikler om at samle begge dele; dit arbejde er i god behold her.',
    unreachable: 'Stedet, hvor hjemmesiden er gemt, svarer ikke. Tjek din internetforbindelse, og prøv igen.',
    notFound: 'Stedet, hvor hjemmesiden er gemt, blev ikke fundet. Bed din udvikler om at tjekke adressen.',
  },

  describe,

  message: {
    add: (what) => `Tilføj ${what}`,
    change: (what) => `Ret ${what}`,
    delete: (what) => `Slet ${what}`,
    move: (what) => `Flyt ${what}`,
    remove: (what) => `Fjern ${what}`,
    hide: (what) => `Skjul ${what}`,
    show: (what) => `Vis ${what}`,
    notesOf: (title) => `noter og opstilling i ${title}`,
    fieldOf: (field, owner) => `${field} i ${owner}`,
    partOn: (part, page) => `${part} på ${page}`,
    names: list,
    namesAndMore: (names, left) => list([...names, more(left)]),
    fileAdded: (title) => `${title} tilføjet`,
    fileDeleted: (title) => `${title} slettet`,
    andMore: plural({ other: 'og # til' }),
  },
};
