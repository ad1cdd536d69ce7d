import type { Translations } from '../../../i18n/translations.ts';

/** What the owner replaces before the site goes live: the comments `# EXAMPLE: …` of the content. */
export const danishExamples: Translations = {
  'NIF of your company': 'virksomhedens NIF',
  'a picture of the client’s trade': 'et billede fra kundens branche',
  'one or more of Search terms, Budget and Working together': 'et eller flere af: Søgetermer, Budget og Samarbejde',
  'one or more of Travel, B2B, eCommerce, Local service, White-label and Nonprofit':
    'et eller flere af: Rejser, B2B, E-handel, Lokal virksomhed, White label og Nonprofit',
  'the client’s logo': 'kundens logo',
  'the countries in which the campaigns run': 'de lande, kampagnerne kører i',
  'the headline of the card, one line, best with a figure': 'overskriften på kortet, én linje, gerne med et tal',
  'the text of the article': 'artiklens tekst',
  'the trade of the client, two or three words': 'kundens branche, to eller tre ord',
  'two or three sentences on what was done and what came of it':
    'to eller tre sætninger om, hvad du gjorde, og hvad der kom ud af det',
  'what a reader gets from the article, one or two sentences, at most 155 characters':
    'hvad læseren får ud af artiklen, en eller to sætninger, højst 155 tegn',
  'what was done': 'hvad du gjorde',
  'where the client stood': 'hvor kunden stod før',
  'a portrait, with a text that says what it shows': 'et portræt og en tekst, der siger, hvad det viser',
  'a question of these clients; add four to seven more': 'et spørgsmål fra disse kunder; tilføj fire til syv mere',
  'client, story, figures, dates and pictures are made up; put in a case of your own that the client has agreed to':
    'kunde, historie, tal, datoer og billeder er opdigtede; sæt en af dine egne cases ind, som kunden har sagt ja til',
  'how it began, how it went on, and what it is today: a paragraph each':
    'hvordan det begyndte, hvordan det gik videre, og hvad det er i dag: et afsnit til hver',
  'how it goes, in three steps': 'hvordan det foregår, i tre trin',
  'how many clients can begin then': 'hvor mange kunder der kan begynde da',
  'keep the quotes, or the first zero is lost': 'postnummeret',
  'nobody has said this; put in the words of real clients, with the day on which they agreed':
    'ingen har sagt dette; sæt rigtige kunders ord ind, og den dag de sagde ja til det',
  'put your photo into public/images/ and write its path here': 'upload et billede af dig selv her',
  'street and number of the head office': 'hovedkontorets vej og husnummer',
  'the answer in a sentence': 'svaret i én sætning',
  'the answer in one or two sentences; who only reads this must know it':
    'svaret i en eller to sætninger; den, der kun læser dette, skal kende det',
  'the day on which you can begin': 'den dag, du kan begynde',
  'the day on which you publish it': 'den dag, du udgiver den',
  'the day on which you publish the page': 'den dag, du udgiver siden',
  'the first part of the text': 'den første del af teksten',
  'the first rule': 'den første regel',
  'the month is made up; take a real one, without names, as soon as a client agrees':
    'måneden er opdigtet; brug en rigtig, uden navne, så snart en kunde siger ja',
  'the name in the wordmark, top left on every page': 'navnet i logoet, øverst til venstre på alle sider',
  'the offer and its last day; set "Visible until" to the same day':
    'tilbuddet og den sidste dag; sæt »Synlig til« til samme dag',
  'the offer in a sentence, as the ad says it': 'tilbuddet i én sætning, som annoncen siger det',
  'the second part of the text': 'den anden del af teksten',
  'the story and the timeline below stand in for your own; change every sentence in English (en:) and Danish (da:)':
    'historien og tidslinjen nedenfor står i stedet for din egen; ret hver sætning på engelsk og dansk',
  'three or more years, each with a line': 'tre eller flere årstal, hvert med en linje',
  'three reasons to trust you, a few words each': 'tre grunde til at stole på dig, nogle få ord til hver',
  'three things that you do for these clients, and what each of them is good for':
    'tre ting, du gør for disse kunder, og hvad hver af dem er god for',
  'what clients of this kind get, in a sentence': 'hvad den slags kunder får, i én sætning',
  'what is sold, in the words people search for': 'hvad der sælges, med de ord folk søger på',
  'what the page is about, in one or two sentences': 'hvad siden handler om, i en eller to sætninger',
  'what the rules say, and for whom they hold, in a sentence':
    'hvad reglerne siger, og hvem de gælder for, i én sætning',
  'what these clients gain, in one or two sentences': 'hvad disse kunder får ud af det, i en eller to sætninger',
  'where visitors write to': 'hvor besøgende skriver til',
  'who it is and what they can do, in a sentence': 'hvem det er, og hvad vedkommende kan, i én sætning',
  'who it is for, and what they have when it is done': 'hvem det er til, og hvad de har, når det er færdigt',
  'who it is for, in one to three words': 'hvem det er til, med et til tre ord',
  'your own number; keep the quotes; used for WhatsApp and SMS': 'dit eget nummer; bruges til WhatsApp og sms',
  'your own terms of payment': 'dine egne betalingsbetingelser',
  'how long you stand behind a repair': 'hvor længe du står inde for en reparation',
  'your own hourly rate': 'din egen timepris',
  'street and number of the workshop': 'værkstedets vej og husnummer',
  'your city': 'din by',
  'the article is made up; write one of your own, or delete this file and the two pages of articles':
    'artiklen er opdigtet; skriv en selv, eller slet den og de to sider med artikler',
  'client, story and figures are made up; put in a job of your own that the client has agreed to':
    'kunde, historie og tal er opdigtede; sæt en af dine egne opgaver ind, som kunden har sagt ja til',
  'opening hours and directions are made up; put in your own':
    'åbningstider og vejvisning er opdigtede; skriv dine egne',
  'a bicycle workshop stands in for your business; change every sentence':
    'et cykelværksted står i stedet for din virksomhed; ret hver sætning',
  'what clients get, in a sentence': 'hvad kunder får, i én sætning',
  'what clients gain, in one or two sentences': 'hvad kunder får ud af det, i en eller to sætninger',
};
