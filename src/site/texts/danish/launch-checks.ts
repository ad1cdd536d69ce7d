import type { Translations } from '../../../i18n/translations.ts';

/** What only the owner, or a lawyer, can confirm before the site goes live: the comments `# CONFIRM: …` and `# LAWYER: …` of the content. */
export const danishLaunchChecks: Translations = {
  'ask your accountant whether this is how you invoice': 'spørg din revisor, om det er sådan, du fakturerer',
  'ask your accountant whether this is how you invoice, also to businesses in Spain and in countries outside the EU (the United Kingdom, Norway, Iceland, Liechtenstein, Switzerland), and to clients without a VAT number':
    'spørg din revisor, om det er sådan, du fakturerer, også til virksomheder i Spanien og i lande uden for EU (Storbritannien, Norge, Island, Liechtenstein, Schweiz) og til kunder uden momsnummer',
  'how many accounts you have worked on': 'hvor mange konti du har arbejdet på',
  'how many agencies you work for at once': 'hvor mange bureauer du arbejder for ad gangen',
  "in the tag manager's container, every tag waits for its own consent (Additional Consent Checks), and no tag sends name, email or company to Google":
    'at hvert tag i Tag Manager venter på sit eget samtykke (Additional Consent Checks), og at intet tag sender navn, e-mail eller virksomhed til Google',
  'that an audit or a setup the client has bought replaces the start-up fee, and that the work it covers uses none of the plan’s hours':
    'at en kontogennemgang eller opsætning, som kunden har købt, træder i stedet for opstartsgebyret, og at arbejdet ikke tager af aftalens timer',
  "that an export from the client's CRM is often enough for you":
    'at det ofte er nok for dig med et udtræk fra kundens CRM',
  'that clients hire and pay the writers of other languages themselves':
    'at kunderne selv finder og betaler dem, der skriver på andre sprog',
  "that each answer is what you do, above all that extra hours cost the plan's hourly rate, and that clients choose what happens to hours you miss":
    'at hvert svar er det, du gør, især at ekstra timer koster aftalens timepris, og at kunden vælger, hvad der sker med timer, du ikke når',
  'that every case which ends on a ROAS ends above this': 'at alle cases, der ender med en ROAS, ender over denne',
  'that every service and every purpose named below is the one you use, and whether each keeps the data in the EEA':
    'at hver tjeneste og hvert formål herunder er det, du bruger, og om hver af dem beholder data i EØS',
  "that extra hours cost the plan's hourly rate, and that hours you can't work because you're sick or away are made up or refunded, as the client chooses":
    'at ekstra timer koster aftalens timepris, og at timer, du ikke kan levere på grund af sygdom eller fravær, bliver indhentet eller refunderet, som kunden vælger',
  "that the agency agreed in writing to be named; the agencies' page promises clients of agencies that they are not":
    'at bureauet skriftligt har sagt ja til at blive nævnt; siden for bureauer lover, at bureauers kunder ikke bliver det',
  'that the prices of Trial and Growth are per month, as the note below says, how many hours they hold, your hourly rate for agencies, and that they have no start-up fee':
    'at priserne på Trial og Growth er pr. måned, som noten nedenfor siger, hvor mange timer de omfatter, din timepris for bureauer, og at de er uden opstartsgebyr',
  "that the tables list every cookie your tags set; look in the browser's storage after choosing Accept All":
    'at tabellerne nævner alle de cookies, dine tags sætter; se i browserens lager, når du har valgt at acceptere alle',
  'that this is how you read search terms; the example of the office chairs is made up, and says so':
    'at det er sådan, du læser søgetermer; eksemplet med kontorstolene er opdigtet, og det står der',
  'that this is how you work with Performance Max': 'at det er sådan, du arbejder med Performance Max',
  'that this limit is meant per month': 'at grænsen gælder pr. måned',
  'that you keep these times': 'at du overholder disse tider',
  "that you run no Meta ads, do no SEO, and write the words of landing pages but don't build them":
    'at du ikke kører Meta-annoncer, ikke laver SEO og skriver teksten til landingssider, men ikke bygger dem',
  'that you take cards, and ask your accountant which papers your clients need, also those outside the EU':
    'at du tager imod kort, og spørg din revisor, hvilke papirer dine kunder skal have, også dem uden for EU',
  'that you take clients back after a pause, and without a second start-up fee within a year; the terms say the same':
    'at du tager kunder tilbage efter en pause og uden nyt opstartsgebyr inden for et år; vilkårene siger det samme',
  'that you tell agencies this before you start': 'at du fortæller bureauer det, før du begynder',
  "that you turn down a client's competitors, and know whom you would have to turn down today":
    'at du siger nej til en kundes konkurrenter, og at du ved, hvem du skulle sige nej til i dag',
  'that you work in the tools of agencies': 'at du arbejder i bureauernes værktøjer',
  'that you work with stores on any platform': 'at du arbejder med webshops på alle platforme',
  'the ad spend of the accounts you manage today': 'det samlede annoncebudget på de konti, du passer i dag',
  'the minutes that each task takes you; they are an estimate, and the text says so':
    'hvor mange minutter hver opgave tager dig; de er et skøn, og det står der',
  'the rules for packages: times of delivery, money back for unworked hours, three months to use what is left':
    'reglerne for pakker: leveringstider, penge tilbage for timer, der ikke er brugt, og tre måneder til at bruge resten',
  'the score that support.google.com/google-ads/answer/9702452 names on the day you publish; third parties often write 70%':
    'den score, der står på support.google.com/google-ads/answer/9702452 den dag, du udgiver; andre skriver ofte 70 %',
  'the years since your first paying Google Ads account; the timeline of content/pages/about-me.yaml says 2021':
    'hvor mange år der er gået siden din første betalende Google Ads-konto; på tidslinjen i content/pages/about-me.yaml står der 2021',
  'what is set in Google Analytics under Data retention':
    'hvad der er valgt i Google Analytics under »Opbevaring af data«',
  'what the free campaign analysis looks at, that your reply holds it unless you have to ask first, and that it needs no access':
    'hvad den gratis kampagneanalyse ser på, at den kommer med dit svar, medmindre du først skal spørge om noget, og at den ikke kræver adgang',
  'what you offer for Hotel Ads': 'hvad du tilbyder til Hotel Ads',
  'what you offer for Local Services Ads': 'hvad du tilbyder til Local Services Ads',
  'which of the clients are with you today': 'hvilke af kunderne du har i dag',
  'who handles your card payments, and whether a lawyer or a debt collector ever gets your unpaid invoices':
    'hvem der håndterer dine kortbetalinger, og om en advokat eller inkassovirksomhed nogensinde får dine ubetalte fakturaer',
  'read the whole cookie policy, in both languages': 'læs hele cookiepolitikken, på begge sprog',
  'read the whole privacy policy, in both languages': 'læs hele privatlivspolitikken, på begge sprog',
  'read the whole terms in both languages, above all the cap on liability (what was paid in the last three months), how work ends (an unpaid invoice for a new month lapses, except for hours already worked; white-label work outside a plan ends with an email, and prepaid hours are refunded), how long hours roll over, packages (money back when late, and hours given as a range), the advice to stop after three reports without progress, competitors, when invoices are due, and late payment':
    'læs alle vilkårene på begge sprog, især loftet over ansvaret (det, der er betalt de seneste tre måneder), hvordan arbejdet slutter (en ubetalt faktura for en ny måned bortfalder, bortset fra timer, der allerede er brugt; white label-arbejde uden for en aftale slutter med en e-mail, og forudbetalte timer refunderes), hvor længe timer kan overføres, pakker (penge tilbage ved forsinkelse, og timer angivet som et spænd), rådet om at stoppe efter tre rapporter uden fremskridt, konkurrenter, hvornår fakturaer forfalder, og for sen betaling',
  'read the whole text, in both languages': 'læs hele teksten, på begge sprog',
  'read the whole cookie policy': 'læs hele cookiepolitikken',
  'read the whole privacy policy': 'læs hele privatlivspolitikken',
  'that every service and every purpose named below is the one you use':
    'at hver tjeneste og hvert formål herunder er det, du bruger',
  'read the whole terms, above all liability, how a plan ends, and the law that applies':
    'læs alle vilkårene, især om ansvar, hvordan en aftale slutter, og hvilket lands ret der gælder',
};
