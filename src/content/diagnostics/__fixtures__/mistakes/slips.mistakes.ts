import type { Mistake } from './mistake.ts';

/** Values that have a good form and say something else than they were meant to. */
export const MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a comma between thousands in a list of numbers',
    file: 'content/case-studies/ascently.yaml',
    change: ['points: [22, 31,', 'points: [22, ‸1,400,'],
    says: [
      '‸ series.points[1]  A comma splits 1,400 into two numbers of the list. Write 1400, or put a space after the comma if two numbers are meant.',
    ],
  },
  {
    mistake: 'a site address that is not encrypted',
    file: 'content/site.yaml',
    change: ['url: https://www.example.com', 'url: ‸http://www.example.com'],
    says: ['‸ url  "http://www.example.com" is not encrypted. Write https:// in place of http://.'],
  },
  {
    mistake: 'two profiles in one network',
    file: 'content/site.yaml',
    change: ['network: facebook', 'network: ‸x'],
    says: [
      '‸ social[2].network  "x" is also used in social[1]: visitors would see its icon twice. Name the network of this profile, or delete one of the two.',
    ],
    followed: [['network: x\n    name: Facebook', 'network: facebook\n    name: Facebook']],
  },
  {
    mistake: 'a Danish text in place of the English one, and the other way round',
    file: 'content/pages/home.yaml',
    change: [
      '    title:\n      en: You pay for the clicks. I read the searches.\n      da: Du betaler for klikkene. Jeg læser søgningerne.\n',
      '    title:\n      en: ‸Du betaler for klikkene. Jeg læser søgningerne.\n      da: You pay for the clicks. I read the searches.\n',
    ],
    says: [
      '‸ warning sections[0].title.en  The English and the Danish text are swapped. Write the English text after en: and the Danish text after da:.',
    ],
  },
  {
    mistake: 'years out of order',
    file: 'content/pages/about-me.yaml',
    change: ['- year: 2016', '- year: ‸2013'],
    says: ['‸ sections[1].entries[2].year  2013 comes after 2014. Put the oldest entry first.'],
  },
  {
    mistake: 'a word in place of a flag, which other YAML reads as false',
    file: 'content/case-studies/ascently.yaml',
    change: ['- emoji: 🇳🇴', '- emoji: ‸no'],
    says: ['‸ flags[0].emoji  "no" does not have the expected format. Write the flag as an emoji, for example 🇳🇴.'],
    followed: [['emoji: no', 'emoji: 🇳🇴']],
  },
  {
    mistake: 'a country in small letters',
    file: 'content/regions.yaml',
    change: ['countries: [US]', 'countries: [US, ‸no]'],
    says: ['‸ us.countries[1]  "no" does not have the expected format. Write NO.'],
    reveals: ['The country "NO" is listed in regions us and eu.'],
  },
  {
    mistake: 'a country by a code that it does not have',
    file: 'content/site.yaml',
    change: ['countryCode: ES', 'countryCode: ‸UK'],
    says: ['‸ company.countryCode  No country has the code "UK". Did you mean "GB"?'],
  },
  {
    mistake: 'a service in a country that does not exist',
    file: 'content/site.yaml',
    change: [
      'name: Example Hosting Ltd. (example) # EXAMPLE: the company that hosts the site\n    countryCode: IE',
      'name: Example Hosting Ltd. (example) # EXAMPLE: the company that hosts the site\n    countryCode: ‸IJ',
    ],
    says: ['‸ processors.hosting.countryCode  No country has the code "IJ". Look it up in ISO 3166, for example DK.'],
  },
];
