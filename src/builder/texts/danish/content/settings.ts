import type { Translations } from '../../../../i18n/translations.ts';

/** The forms of the site, its regions, facts, navigation and checks of translations. */
export const danishSettings: Translations = {
  Site: 'Hjemmeside',
  'Address, names, contact and outside services.': 'Adresse, navne, kontakt og eksterne tjenester.',
  'Site address': 'Hjemmesidens adresse',
  'https:// and the domain, with nothing after it.': 'https:// og domænet, uden noget efter.',
  'Name of the site, as in the wordmark.': 'Hjemmesidens navn, som det står i logoet.',
  Person: 'Person',
  'Full name of the site’s owner.': 'Det fulde navn på hjemmesidens ejer.',
  Job: 'Job',
  'What the owner’s job is, for search engines, for example Photographer.':
    'Ejerens job, til søgemaskiner, for eksempel Fotograf.',
  'Knows about': 'Ved noget om',
  'What the owner is an expert in, for search engines.': 'Det, ejeren er ekspert i, til søgemaskiner.',
  Subject: 'Emne',
  'One subject, one to three words.': 'Ét emne, med et til tre ord.',
  'Picture of the owner for search engines.': 'Billede af ejeren til søgemaskiner.',
  'Shown at the foot of every page.': 'Vises nederst på alle sider.',
  'Legal name': 'Juridisk navn',
  'Registered name of the company.': 'Virksomhedens registrerede navn.',
  'VAT number': 'Momsnummer',
  'VAT number as on an invoice.': 'Momsnummeret, som det står på en faktura.',
  'Tax number': 'Skattenummer',
  'National tax number of the company, if it differs from the VAT number; the legal notice names it.':
    'Virksomhedens nationale skattenummer, hvis det er et andet end momsnummeret; det står i den juridiske meddelelse.',
  Register: 'Register',
  'The register that lists the company; the legal notice names it with the number there (LSSI, article 10).':
    'Det register, virksomheden står i; den juridiske meddelelse nævner det med nummeret (LSSI, artikel 10).',
  'Number in the register': 'Nummer i registret',
  'Volume, folio and sheet, or the number, by which the company is found in the register. Optional.':
    'Bind, folio og blad, eller det nummer, virksomheden findes under i registret. Valgfrit.',
  Street: 'Gade',
  'Street and number of the head office.': 'Hovedkontorets gade og husnummer.',
  'Postal code': 'Postnummer',
  City: 'By',
  'City of the head office.': 'Hovedkontorets by.',
  Country: 'Land',
  'The country of the head office.': 'Hovedkontorets land.',
  Email: 'E-mail',
  'Where visitors write to.': 'Hertil skriver besøgende.',
  'With country code, for example +34 600 000 000.': 'Med landekode, for eksempel +34 600 000 000.',
  'The header shows the first one, too.': 'Sidehovedet viser også det første.',
  Network: 'Netværk',
  LinkedIn: 'LinkedIn',
  'Name of the network as visitors read it.': 'Netværkets navn, som besøgende læser det.',
  'Address of the profile, with https://.': 'Profilens adresse, med https://.',
  'Social link': 'Link til et socialt medie',
  Processors: 'Databehandlere',
  'Companies that handle visitors’ data for you; the privacy policy names them.':
    'Virksomheder, der behandler de besøgendes data for dig; privatlivspolitikken nævner dem.',
  'Form service': 'Formulartjeneste',
  'Receives what visitors send by the contact form; texts name it as {formService}.':
    'Modtager det, besøgende sender med kontaktformularen; tekster nævner den som {formService}.',
  'Name of the company that runs the service.': 'Navnet på den virksomhed, der står bag tjenesten.',
  'The country in which that company sits.': 'Det land, virksomheden ligger i.',
  'Geolocation service': 'Geolokaliseringstjeneste',
  'Tells the country of a visitor at the bare address; texts name it as {geolocationService}.':
    'Fortæller, hvilket land en besøgende kommer fra, når adressen ikke siger det; tekster nævner den som {geolocationService}.',
  'Serves the site and keeps its logs; texts name it as {hostingService}.':
    'Leverer hjemmesiden og gemmer logfilerne; tekster nævner den som {hostingService}.',
  'Email service': 'E-mailtjeneste',
  'Keeps the mailbox; texts name it as {emailService}.': 'Opbevarer mailboksen; tekster nævner den som {emailService}.',
  'Keep messages for': 'Gem beskeder i',
  'For how many months a message from the contact form is kept after the last contact; texts name it as {messageRetention}. Then it’s deleted from the list “Messages”.':
    'I hvor mange måneder en besked fra kontaktformularen gemmes efter den seneste kontakt; tekster nævner det som {messageRetention}. Derefter slettes den fra listen »Beskeder«.',
  'Address that takes the contact form. Your developer sets it.':
    'Adressen, der modtager kontaktformularen. Din udvikler indstiller den.',
  'Address that tells the visitor’s country. Your developer sets it.':
    'Adressen, der fortæller, hvilket land den besøgende er i. Din udvikler indstiller den.',
  'Tag manager': 'Tag Manager',
  'Your Google Tag Manager container, such as GTM-XXXXXXX. Without it, none is loaded.':
    'Din container i Google Tag Manager, for eksempel GTM-XXXXXXX. Uden den indlæses ingen.',
  'Search Console token': 'Search Console-kode',
  'The long word that Search Console shows to prove that the site is yours.':
    'Det lange ord, som Search Console viser for at bevise, at hjemmesiden er din.',
  'Password for search engines': 'Kode til søgemaskiner',
  'With it, Bing and others are told when a page changes.': 'Med den får Bing og andre besked, når en side ændres.',
  'Removed for good': 'Fjernet for altid',
  'Addresses of pages that you deleted for good. Whoever opens one is told so.':
    'Adresser på sider, du har slettet for altid. Den, der åbner en af dem, får det at vide.',
  'Old address': 'Gammel adresse',
  'The part after the region, for example /old-page.': 'Det, der står efter regionen, for eksempel /gammel-side.',
  'By which clocks a day begins and ends for “Visible from” and “Visible until”, for example Europe/Madrid.':
    'Efter hvilket ur en dag begynder og slutter for »Synlig fra« og »Synlig til«, for eksempel Europe/Madrid.',
  'Consent version': 'Version af samtykket',
  'Raise it by one when the cookie policy changes: visitors are asked again.':
    'Sæt den én op, når cookiepolitikken ændres: Så bliver de besøgende spurgt igen.',
  Review: 'Gennemgang',
  'For how many months a number that you have checked counts as current.':
    'Hvor mange måneder et tal, som du har tjekket, regnes for aktuelt.',
  'Content version': 'Indholdets version',
  'Leave it to your developer: it changes by itself when the builder is updated.':
    'Lad din udvikler om den: Den ændres af sig selv, når sidebyggeren opdateres.',
  'Language, currency and countries of each region. Visitors from elsewhere get the first one.':
    'Hver regions sprog, valuta og lande. Besøgende fra andre lande får den første.',
  'Its language, its currency, and the countries whose visitors land here.':
    'Regionens sprog og valuta og de lande, hvis besøgende lander her.',
  'Name in the region menu.': 'Navnet i regionsmenuen.',
  'What visitors of this region see.': 'Det, besøgende i denne region ser.',
  Flag: 'Flag',
  'The flag as an emoji.': 'Flaget som en emoji.',
  'The language of all texts of the region.': 'Sproget i alle regionens tekster.',
  'Number and date style': 'Tal- og datoformat',
  'Language and country, for example da-DK. Numbers and dates are written that way.':
    'Sprog og land, for eksempel da-DK. Sådan skrives tal og datoer.',
  'Short language label beside the flag.': 'Kort navn på sproget ved siden af flaget.',
  Draft: 'Kladde',
  'Shown while you write, and left out of the published site. Texts may be missing.':
    'Vises, mens du skriver, men ikke på den udgivne hjemmeside. Tekster må mangle.',
  Extends: 'Udvider',
  'Another region. Its prices, currency and other values are used where this region has none of its own.':
    'En anden region. Dens priser, valuta og andre værdier bruges, hvor denne region ikke har sine egne.',
  Currency: 'Valuta',
  'The three letters of the currency, for example DKK.': 'Valutaens tre bogstaver, for eksempel DKK.',
  'Currency symbol': 'Valutasymbol',
  'Symbol in the region menu, for example $ or DKK.': 'Symbolet i regionsmenuen, for eksempel $ eller DKK.',
  'Price format': 'Prisformat',
  'How the price lists write an amount. {amount} is the number.':
    'Sådan skriver prislisterne et beløb. {amount} er tallet.',
  'Converted format': 'Format for omregnede beløb',
  'How an amount converted from dollars is written. {amount} is the number.':
    'Sådan skrives et beløb, der er regnet om fra dollar. {amount} er tallet.',
  'Dollar rate': 'Dollarkurs',
  'What a dollar of a case result is multiplied by.': 'Det, en dollar i et resultat ganges med.',
  Countries: 'Lande',
  'Visitors from these countries get this region.': 'Besøgende fra disse lande får denne region.',
  'Former regions': 'Tidligere regioner',
  'Regions that the site no longer has. Their old addresses lead to the pages of the first region.':
    'Regioner, som hjemmesiden ikke har længere: De gamle adresser fører til siderne i den første region.',
  'Numbers and claims with one source each; texts name them as {name}.':
    'Tal og påstande, der hver står ét sted; tekster nævner dem som {navn}.',
  Navigation: 'Navigation',
  'Links of header and footer.': 'Links i sidehoved og sidefod.',
  Home: 'Forside',
  'First link of the header.': 'Det første link i sidehovedet.',
  Header: 'Sidehoved',
  'Links before the services.': 'Links før ydelserne.',
  Legal: 'Juridisk',
  'Links at the foot of every page.': 'Links nederst på alle sider.',
  Translations: 'Oversættelser',
  'How strict the check of translations is.': 'Hvor streng kontrollen af oversættelser er.',
  Missing: 'Mangler',
  'A text that one of the languages lacks.': 'En tekst, som mangler på et af sprogene.',
  Error: 'Fejl',
  Warning: 'Advarsel',
  Off: 'Fra',
  Same: 'Ens',
  'A text that reads the same in two languages.': 'En tekst, der er ens på to sprog.',
  'Out of date': 'Forældet',
  'A translation that is older than the text it was made from.':
    'En oversættelse, der er ældre end den tekst, den er lavet efter.',
  'May be the same': 'Må gerne være ens',
  'Words and names that are the same in every language, for example SaaS.':
    'Ord og navne, der er ens på alle sprog, for eksempel SaaS.',
};
