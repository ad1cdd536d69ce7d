import type { Translations } from '../../../../i18n/translations.ts';

/** The form of a page, and what any section has. */
export const danishPages: Translations = {
  'One page of the site: what search engines read, and its sections.':
    'En side på hjemmesiden: det, søgemaskiner læser, og sidens sektioner.',
  'Search engines': 'Søgemaskiner',
  'What search engines and shared links show.': 'Det, som søgemaskiner og delte links viser.',
  'Title of the page, at most 60 characters.': 'Sidens titel, højst 60 tegn.',
  'Shown by search engines, at most 160 characters.': 'Vises af søgemaskiner, højst 160 tegn.',
  Keywords: 'Nøgleord',
  'A few search terms, parted by commas.': 'Nogle få søgeord, adskilt af kommaer.',
  'Title when shared': 'Titel ved deling',
  'For shared links. Without it: the title.': 'Til delte links. Uden den: titlen.',
  'Description when shared': 'Beskrivelse ved deling',
  'For shared links. Without it: the description.': 'Til delte links. Uden den: beskrivelsen.',
  'Picture when shared': 'Billede ved deling',
  'A png, jpg or webp, best 1200 × 630. Without it: a picture with the page’s title.':
    'En png, jpg eller webp, helst 1200 × 630. Uden det: et billede med sidens titel.',
  'Title on X': 'Titel på X',
  'Without it: the title when shared.': 'Uden den: titlen ved deling.',
  'Description on X': 'Beskrivelse på X',
  'Without it: the description when shared.': 'Uden den: beskrivelsen ved deling.',
  'Preferred page': 'Foretrukken side',
  'The page that search engines show instead of this one. Without it, they show this page.':
    'Den side, søgemaskiner viser i stedet for denne. Uden den viser de denne side.',
  'Short name of the page, for the breadcrumbs and for announcements.':
    'Sidens korte navn, til stien øverst og til skærmlæsere.',
  Kind: 'Slags',
  'What the page is to search engines.': 'Hvad siden er for søgemaskiner.',
  Article: 'Artikel',
  Profile: 'Profil',
  Service: 'Ydelse',
  'How search engines name the service, if the page’s kind is “Service”. Without it, they use the page’s name.':
    'Hvad søgemaskiner kalder ydelsen, hvis sidens slags er »Ydelse«. Uden det bruger de sidens navn.',
  'What is sold, in the words people search for.': 'Det, der sælges, med de ord, folk søger på.',
  Audience: 'Målgruppe',
  'Who it is for, in one to three words.': 'Hvem den er til, med et til tre ord.',
  Sitemap: 'Sitemap',
  'Lists the page for search engines. Without it, they don’t show the page.':
    'Viser siden for søgemaskiner. Uden det viser de ikke siden.',
  'Change frequency': 'Hvor tit den ændres',
  'How often the page changes.': 'Hvor tit siden ændres.',
  Weekly: 'Hver uge',
  Monthly: 'Hver måned',
  Yearly: 'Hvert år',
  Priority: 'Prioritet',
  'Between 0 and 1.': 'Mellem 0 og 1.',
  'Other addresses': 'Andre adresser',
  'More addresses of the same page. Search engines are told to show the first.':
    'Flere adresser på samme side. Søgemaskiner får at vide, at de skal vise den første.',
  'Lower-case letters, digits and single hyphens, for example summer-offer.':
    'Små bogstaver, cifre og enkelte bindestreger, for eksempel sommertilbud.',
  'Redirect from': 'Viderestil fra',
  'Old addresses of this page. Whoever opens one lands here, in every region.':
    'Sidens gamle adresser. Den, der åbner en af dem, lander her, i alle regioner.',
  'Shown while you write, and left out of the published site.':
    'Vises, mens du skriver, men ikke på den udgivne hjemmeside.',
  'The pages above this one. Visitors see them as a row of links at the top; empty: no such row.':
    'Siderne over denne side. Besøgende ser dem som en række links øverst; tom: ingen række.',
  'Address of a page of this site without region, for example about-me; nothing for the home page.':
    'Adressen på en side på denne hjemmeside uden region, for eksempel about-me; tom for forsiden.',
  Sections: 'Sektioner',
  Type: 'Type',
  'Which kind of section this is.': 'Hvilken slags sektion det er.',
  'Links can jump to this section: /#pricing. Unique on the page.':
    'Links kan springe til denne sektion: /#priser. Findes kun én gang på siden.',
  Hidden: 'Skjult',
  'Leaves the section out of the site, without deleting it.': 'Udelader sektionen fra hjemmesiden uden at slette den.',
  'Comparison table': 'Sammenligning',
  'Entry detail': 'Elementets detaljer',
  'Entry list': 'Liste med elementer',
  Faq: 'Spørgsmål og svar',
  'Logo cloud': 'Logoer',
  'Media text': 'Billede og tekst',
  Stats: 'Tal',
  Testimonials: 'Kundeudtalelser',
  'Why me': 'Hvorfor vælge mig',
  'Shared section': 'Fælles sektion',
  'Shows the shared section of this name; other fields here replace those of the section.':
    'Viser den fælles sektion med dette navn; andre felter her træder i stedet for sektionens egne.',
  Section: 'Sektion',
  'A section that several pages show by its name.': 'En sektion, som flere sider viser efter dens navn.',
  'Page template': 'Sideskabelon',
  'What a new page starts from. Visitors never see it.': 'Det, en ny side begynder med. Besøgende ser den aldrig.',
  'Section template': 'Sektionsskabelon',
  'What a new section starts from. Visitors never see it.':
    'Det, en ny sektion begynder med. Besøgende ser den aldrig.',
  'What the template is called where it’s chosen.': 'Hvad skabelonen hedder der, hvor den vælges.',
  'What it’s for, in a sentence.': 'Hvad den er til, i én sætning.',
};
