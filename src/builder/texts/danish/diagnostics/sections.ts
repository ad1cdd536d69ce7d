import type { Translations } from '../../../../i18n/translations.ts';

/** What section types find in their fields. */
export const danishSectionProblems: Translations = {
  '“{0}” is no time zone.': '»{0}« er ikke en tidszone.',
  'Write a region and a city, for example Europe/Copenhagen or America/New_York.':
    'Skriv en region og en by, for eksempel Europe/Copenhagen eller America/New_York.',
  'Exchange the two times.': 'Byt om på de to tider.',
  'Meetings end at {0}, before they begin at {1}.': 'Møder slutter {0}, før de begynder {1}.',
  'The rows name this column “{0}”, not “{1}”.': 'Rækkerne kalder denne kolonne »{0}«, ikke »{1}«.',
  'Write “{0}”.': 'Skriv »{0}«.',
  'This table has the column “{0}” twice.': 'Tabellen har kolonnen »{0}« to gange.',
  'Give each column a name of its own.': 'Giv hver kolonne sit eget navn.',
  'No column is marked as yours.': 'Ingen kolonne er markeret som din.',
  'Switch “{0}” on in one of them.': 'Slå »{0}« til i en af dem.',
  'Two columns are marked as yours.': 'To kolonner er markeret som dine.',
  'Switch “{0}” off in all but one.': 'Slå »{0}« fra i alle undtagen én.',
  'No column is named “{0}”.': 'Ingen kolonne hedder »{0}«.',
  'Remove the cell, and add one under the name of a column.': 'Fjern cellen, og tilføj en under en kolonnes navn.',
  'The row has no cell for the column “{0}”.': 'Rækken har ingen celle til kolonnen »{0}«.',
  'Add one with the name “{0}”.': 'Tilføj en med navnet »{0}«.',
  'Visitors of {0} see no question here.': 'Besøgende fra {0} ser intet spørgsmål her.',
  'Show a question there, too, or show the whole section in other regions only.':
    'Vis også et spørgsmål dér, eller vis kun sektionen i andre regioner.',
  'This picture is here twice.': 'Dette billede er her to gange.',
  'Remove one of the two.': 'Fjern en af de to.',
  'one point': 'ét punkt',
  '{0} points': '{0} punkter',
  'Visitors of {0} see {1}.': 'Besøgende fra {0} ser {1}.',
  'Add points until it is at least {0}, or show more of them there.':
    'Tilføj punkter, til der er mindst {0}, eller vis flere af dem dér.',
  'Remove points until it is at most {0}, or show some in other regions only.':
    'Fjern punkter, til der er højst {0}, eller vis nogle kun i andre regioner.',
  'This logo is here twice.': 'Dette logo er her to gange.',
  'The number has {0} characters; {1} fit on its line.': 'Tallet har {0} tegn; der er plads til {1} på linjen.',
  'Keep the number and its unit here, and put the rest into the label.':
    'Behold tallet og dets enhed her, og skriv resten i teksten ved siden af.',
  'The row has {0} cells, and the table has {1} columns.': 'Rækken har {0} celler, og tabellen har {1} kolonner.',
  'Remove a cell, or add a column first.': 'Fjern en celle, eller tilføj en kolonne først.',
  '{0} comes after {1}.': '{0} kommer efter {1}.',
  'Put the oldest item first.': 'Sæt det ældste punkt først.',
  'The film of your own has no file.': 'Filmen af din egen har ingen fil.',
  'Add “{0}”: the address of the film on this site, for example /videos/hello.mp4.':
    'Tilføj »{0}«: filmens adresse på denne hjemmeside, for eksempel /videos/hello.mp4.',
  'A film of your own is not at another host.': 'En film af din egen ligger ikke hos en udbyder.',
  'Remove “{0}”.': 'Fjern »{0}«.',
  'Remove “{0}”, or choose its host.': 'Fjern »{0}«, eller vælg dens udbyder.',
  'The film has no captions, so visitors who do not hear it miss what is said.':
    'Filmen har ingen undertekster, så besøgende, der ikke hører den, går glip af det, der siges.',
  'Add captions: a file in the format WebVTT beside the film.':
    'Tilføj undertekster: en fil i formatet WebVTT ved siden af filmen.',
  'A film at another host has no file here.': 'En film hos en udbyder har ingen fil her.',
  'Remove “{0}”, or choose yourself as the host.': 'Fjern »{0}«, eller vælg dig selv som udbyder.',
  'The captions of a film at another host are set there.': 'Undertekster til en film hos en udbyder lægges ind dér.',
  'Upload them to the host, and remove them here.': 'Upload dem til udbyderen, og fjern dem her.',
  'Paste the address of the film into “{0}”.': 'Indsæt filmens adresse i »{0}«.',
  'The film at {0} is not named.': 'Filmen hos {0} er ikke nævnt.',
  '“{0}” is no film at {1}.': '»{0}« er ikke en film hos {1}.',
};
