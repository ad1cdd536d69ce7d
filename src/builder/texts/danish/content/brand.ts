import type { Translations } from '../../../../i18n/translations.ts';

/** The form of the brand. */
export const danishBrand: Translations = {
  Brand: 'Brand',
  'Colors, fonts and radii of the site.': 'Hjemmesidens farver, skrifttyper og hjørner.',
  Colors: 'Farver',
  'Every pair of text and background has a contrast of 4.5 : 1 or more.':
    'Al tekst har en kontrast på mindst 4,5 : 1 til sin baggrund.',
  Paper: 'Papir',
  'The background of pages.': 'Sidernes baggrund.',
  Sand: 'Sand',
  'The background of every second section.': 'Baggrunden i hver anden sektion.',
  Stone: 'Sten',
  'Quiet text on dark backgrounds, and lines on sand.': 'Dæmpet tekst på mørk baggrund og streger på sand.',
  White: 'Hvid',
  'The background of fields and sheets, and text on dark backgrounds.':
    'Baggrunden i felter og ark og tekst på mørk baggrund.',
  Ink: 'Blæk',
  'Text.': 'Tekst.',
  'Soft ink': 'Blødt blæk',
  'Secondary text.': 'Sekundær tekst.',
  'Faint ink': 'Svagt blæk',
  'Decorative text, for example the numbers of a list.': 'Tekst til pynt, for eksempel tallene i en liste.',
  Accent: 'Accent',
  'Actions: buttons, links, marks.': 'Handlinger: knapper, links og markeringer.',
  'Strong accent': 'Kraftig accent',
  'A button under the mouse. Without it: made from the color that it belongs to.':
    'En knap under musen. Uden den: laves ud fra den farve, den hører til.',
  'Accent tint': 'Lys accent',
  'Marks on dark backgrounds, and badges. Without it: made from the color that it belongs to.':
    'Markeringer på mørk baggrund og mærkater. Uden den: laves ud fra den farve, den hører til.',
  Data: 'Data',
  'Numbers, charts, and dark sections.': 'Tal, diagrammer og mørke sektioner.',
  'Middle data': 'Mellemtone til data',
  'Areas of drawings and charts. Without it: made from the color that it belongs to.':
    'Flader i tegninger og diagrammer. Uden den: laves ud fra den farve, den hører til.',
  'Data tint': 'Lys tone til data',
  'Badges, boxes, and text on dark sections. Without it: made from the color that it belongs to.':
    'Mærkater, bokse og tekst på mørke sektioner. Uden den: laves ud fra den farve, den hører til.',
  Danger: 'Fejl',
  'Error messages.': 'Fejlmeddelelser.',
  'Hairlines between elements.': 'Tynde streger mellem elementer.',
  'Strong line': 'Kraftig linje',
  'Borders of fields and buttons.': 'Kanten på felter og knapper.',
  Fonts: 'Skrifttyper',
  'Fonts that the site brings, or that every system has.':
    'Skrifttyper, som hjemmesiden har med, eller som findes på alle computere.',
  'Display font': 'Skrifttype til overskrifter',
  'Headings and large numbers.': 'Overskrifter og store tal.',
  'Text font': 'Skrifttype til tekst',
  'Everything else.': 'Alt det øvrige.',
  Radii: 'Radier',
  'How round corners are.': 'Hvor runde hjørnerne er.',
  'Small radius': 'Lille radius',
  'Corners of fields and badges.': 'Hjørner på felter og mærkater.',
  'Medium radius': 'Mellemstor radius',
  'Corners of buttons and of the pictures of cards.': 'Hjørner på knapper og på billeder i kort.',
  'Large radius': 'Stor radius',
  'Corners of boxes and portraits.': 'Hjørner på bokse og portrætter.',
};
