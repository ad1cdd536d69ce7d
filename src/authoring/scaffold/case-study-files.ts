import { SCHEMA_FOLDER } from '../editor/editor-schemas.ts';
import { schemaLine } from '../editor/schema-line.ts';
import { pascalName, titleName } from './names.ts';
import type { NewFile } from './new-file.ts';

/** A new case study with every field explained, and two plain drawings in the place of its pictures. */
export function caseStudyFiles(id: string): NewFile[] {
  const file = `content/case-studies/${id}.yaml`;
  return [
    { file, text: `${schemaLine(file, `${SCHEMA_FOLDER}/case-study.schema.json`)}\n${caseStudy(id)}` },
    { file: `public/images/logos/${id}.svg`, text: logo(titleName(id)) },
    { file: `public/images/cases/${id}.svg`, text: background() },
  ];
}

const camelName = (slug: string): string => pascalName(slug).replace(/^./, (first) => first.toLowerCase());

const caseStudy = (id: string): string => `# The case study of ${titleName(id)}: its card and its page.
# Change the words after en: (English) and da: (Danish). Write money in dollars ($36,000) in both languages: euros and
# kroner are worked out.

id: ${id} # the name of this file
translationKey: ${camelName(id)}

# With the English trade, this makes the address of the page.
clientName: ${titleName(id)}
industry:
  en: The client's trade
  da: Kundens branche

# The countries in which the campaigns run.
flags:
  - emoji: 🇩🇰
    country:
      en: Denmark
      da: Danmark

# One or more of: Travel, B2B, eCommerce, Local service, White-label, Nonprofit.
tags:
  - B2B

# Two plain drawings stand there now. Put your own files in their place, or write another path inside public/.
backgroundImage: /images/cases/${id}.svg
logoUrl: /images/logos/${id}.svg

# Take the "# " away to link to the client's site.
# website: https://example.com

# The headline of the card: one line, best with a figure.
result:
  en: What came of it, in one line
  da: Hvad der kom ud af det, på én linje

# Two or three sentences on what was done and what came of it.
summary:
  en: >-
    Say who the client is and what you did. Then say what came of it.
  da: >-
    Skriv, hvem kunden er, og hvad du gjorde. Skriv så, hvad der kom ud af det.

# The two long texts. Blank lines part paragraphs. Left out, the general texts of content/dictionary.yaml are shown.
challenge:
  en: |-
    Say where the client stood before you began.

    A second paragraph has room for the figures.
  da: |-
    Skriv, hvor kunden stod, før du gik i gang.

    I et andet afsnit er der plads til tallene.
solution:
  en: |-
    Say what you changed, and what you left as it was.
  da: |-
    Skriv, hvad du ændrede, og hvad du lod være.

# Up to four figures, set large. Take the "# " away to show them.
# metrics:
#   - label:
#       en: Bookings a month
#       da: Bookinger om måneden
#     value:
#       en: "401"
#       da: "401"

# Three to 36 numbers for the small chart, one a month, oldest first. Take the "# " away to show it.
# series:
#   label:
#     en: Bookings a month
#     da: Bookinger om måneden
#   points: [22, 31, 45]
`;

const logo = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="212" height="64" viewBox="0 0 212 64"><text x="106" y="40" fill="#1d1b18" font-family="Georgia, serif" font-size="22" text-anchor="middle" textLength="196" lengthAdjust="spacingAndGlyphs">${name}</text></svg>\n`;

const background = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500"><path fill="#d8e5de" d="M0 0h800v500H0z"/><path fill="#5e8f7e" d="M0 360Q200 260 400 330T800 270V500H0z"/><path fill="#1e5245" d="M0 430Q220 360 430 420T800 380V500H0z"/><circle cx="620" cy="130" r="46" fill="#de8b68"/></svg>\n`;
