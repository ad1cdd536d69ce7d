import type { Mistake } from './mistake.ts';

/** Values that do not fit their field. */
export const MISTAKES: readonly Mistake[] = [
  {
    mistake: 'a region that is none',
    file: 'content/pages/home.yaml',
    change: ['    id: about\n', '    id: about\n    regions: [us, ‸uk]\n'],
    says: ['‸ sections[2].regions[1]  "uk" is none of the choices here. Did you mean "dk"?'],
  },
  {
    mistake: 'one region in place of a list',
    file: 'content/pages/home.yaml',
    change: ['    id: about\n', '    id: about\n    regions: ‸us\n'],
    says: ['‸ sections[2].regions  "us" is one text; a list is expected. Write [us].'],
  },
  {
    mistake: 'yes in place of true',
    file: 'content/pages/home.yaml',
    change: ['    id: about\n', '    id: about\n    hidden: ‸yes\n'],
    says: ['‸ sections[2].hidden  "yes" is text; true or false is expected. Write true without quotes.'],
  },
  {
    mistake: 'a number as anchor',
    file: 'content/pages/home.yaml',
    change: ['    id: pricing\n', '    id: ‸5\n'],
    says: [
      '‸ sections[4].id  5 is read as a number; text is expected. Begin with a letter, and use lower-case letters, digits and hyphens only.',
    ],
    followed: [['id: 5', 'id: pricing']],
  },
  {
    mistake: 'a word in place of a number',
    file: 'content/pricing.yaml',
    change: ['    hours: 5', '    hours: ‸five'],
    says: [
      '‸ plans[0].hours  "five" is text; a whole number is expected. Write a whole number in digits only: no currency, no comma, no dot.',
    ],
    followed: [['hours: five', 'hours: 5']],
  },
  {
    mistake: 'a number in quotes',
    file: 'content/pricing.yaml',
    change: ['    hours: 5', '    hours: ‸"5"'],
    says: ['‸ plans[0].hours  "5" is text; a whole number is expected. Write 5 without quotes.'],
  },
  {
    mistake: 'half an hour',
    file: 'content/pricing.yaml',
    change: ['    hours: 5', '    hours: ‸5.5'],
    says: [
      '‸ plans[0].hours  5.5 is not a whole number. Write a whole number in digits only: no currency, no comma, no dot.',
    ],
    followed: [['hours: 5.5', 'hours: 6']],
  },
  {
    mistake: 'no hours at all',
    file: 'content/pricing.yaml',
    change: ['    hours: 5', '    hours: ‸0'],
    says: ['‸ plans[0].hours  0 is too little. More than 0 is expected.'],
  },
  {
    mistake: 'a comma between thousands, inside braces',
    file: 'content/pricing.yaml',
    change: ['us: 140,', 'us: ‸1,400,'],
    says: ['‸ plans[0].pricePerHour.us  A comma inside braces splits the value "1,400". Write 1400.'],
  },
  {
    mistake: 'a decimal comma, inside braces',
    file: 'content/pricing.yaml',
    change: ['us: 140,', 'us: ‸1,5,'],
    says: [
      '‸ plans[0].pricePerHour.us  A comma inside braces splits the value "1,5". Write a whole number in digits only: no currency, no comma, no dot.',
    ],
    followed: [['us: 1,5,', 'us: 2,']],
  },
  {
    mistake: 'a comma in a fact, inside braces',
    file: 'content/facts.yaml',
    change: ['"$10,000"', '‸$10,000'],
    says: ['‸ trialSpend.us  A comma inside braces splits the value "$10,000". Put the value in quotes: "$10,000".'],
  },
  {
    mistake: 'a comma in a text, inside braces',
    file: 'content/facts.yaml',
    change: ['  en: 24 hours\n  da: 24 timer\n', ' { en: ‸a day, or less, da: 24 timer }\n'],
    says: [
      '‸ replyTime.en  A comma inside braces splits the value "a day, or less". Put the value in quotes: "a day, or less".',
    ],
  },
  {
    mistake: 'a month out of range',
    file: 'content/pages/privacy-policy.yaml',
    change: ['lastUpdated: "2025-01-25"', 'lastUpdated: ‸"2025-13-25"'],
    says: [
      '‸ sections[0].lastUpdated  "2025-13-25" has the month 13; months go from 01 to 12. Write year, month and day in quotes, for example "2025-01-25".',
    ],
    followed: [['2025-13-25', '2025-01-25']],
  },
  {
    mistake: 'day and month in the wrong order',
    file: 'content/pages/privacy-policy.yaml',
    change: ['lastUpdated: "2025-01-25"', 'lastUpdated: ‸"2025-25-01"'],
    says: [
      '‸ sections[0].lastUpdated  "2025-25-01" has the month 25; months go from 01 to 12. Write the month before the day: "2025-01-25".',
    ],
  },
  {
    mistake: 'a day that February does not have',
    file: 'content/pages/privacy-policy.yaml',
    change: ['lastUpdated: "2025-01-25"', 'lastUpdated: ‸"2025-02-30"'],
    says: [
      '‸ sections[0].lastUpdated  "2025-02-30" has the day 30; this month goes from 01 to 28. Write year, month and day in quotes, for example "2025-01-25".',
    ],
    followed: [['2025-02-30', '2025-01-25']],
  },
  {
    mistake: 'a leap day in another year',
    file: 'content/pages/privacy-policy.yaml',
    change: ['lastUpdated: "2025-01-25"', 'lastUpdated: ‸"2025-02-29"'],
    says: [
      '‸ sections[0].lastUpdated  "2025-02-29" has the day 29; this month goes from 01 to 28. Write year, month and day in quotes, for example "2025-01-25".',
    ],
    followed: [['2025-02-29', '2025-01-25']],
  },
  {
    mistake: 'the day 00',
    file: 'content/pages/privacy-policy.yaml',
    change: ['lastUpdated: "2025-01-25"', 'lastUpdated: ‸"2025-01-00"'],
    says: [
      '‸ sections[0].lastUpdated  "2025-01-00" has the day 0; this month goes from 01 to 31. Write year, month and day in quotes, for example "2025-01-25".',
    ],
    followed: [['2025-01-00', '2025-01-25']],
  },
  {
    mistake: 'a date in words',
    file: 'content/pages/privacy-policy.yaml',
    change: ['lastUpdated: "2025-01-25"', 'lastUpdated: ‸January 25'],
    says: [
      '‸ sections[0].lastUpdated  "January 25" does not have the expected format. Write year, month and day in quotes, for example "2025-01-25".',
    ],
    followed: [['January 25', '"2025-01-25"']],
  },
  {
    mistake: 'a site address without https',
    file: 'content/site.yaml',
    change: ['url: https://www.example.com', 'url: ‸www.example.com'],
    says: [
      '‸ url  "www.example.com" does not have the expected format. Write https:// in front: https://www.example.com.',
    ],
  },
  {
    mistake: 'a site address with a slash after it',
    file: 'content/site.yaml',
    change: ['url: https://www.example.com', 'url: ‸https://www.example.com/'],
    says: ['‸ url  "https://www.example.com/" does not have the expected format. Write https://www.example.com.'],
  },
  {
    mistake: 'no e-mail address but a word',
    file: 'content/site.yaml',
    change: ['email: hello@example.com', 'email: ‸hello'],
    says: [
      '‸ email  "hello" does not have the expected format. Write an e-mail address, for example hello@example.com.',
    ],
    followed: [['email: hello', 'email: hello@example.com']],
  },
  {
    mistake: 'a phone number without quotes',
    file: 'content/site.yaml',
    change: ['phone: "+34 600 000 000"', 'phone: ‸+34600000000'],
    says: ['‸ phone  +34600000000 is read as the number 34600000000. Quote it: "+34600000000".'],
  },
  {
    mistake: 'a postal code without quotes',
    file: 'content/site.yaml',
    change: ['postalCode: "08001"', 'postalCode: ‸08001'],
    says: ['‸ company.postalCode  08001 is read as the number 8001. Quote it: "08001".'],
  },
  {
    mistake: 'a frequency that is none',
    file: 'content/pages/home.yaml',
    change: ['changefreq: weekly', 'changefreq: ‸often'],
    says: ['‸ sitemap.changefreq  "often" is none of the choices here. Possible: weekly, monthly, yearly.'],
  },
  {
    mistake: 'a priority above 1',
    file: 'content/pages/home.yaml',
    change: ['priority: 1\n', 'priority: ‸5\n'],
    says: ['‸ sitemap.priority  5 is too much. At most 1 is expected.'],
  },
  {
    mistake: 'an icon that is none',
    file: 'content/services.yaml',
    change: ['icon: Users', 'icon: ‸Userz'],
    says: ['‸ services[0].icon  "Userz" is none of the choices here. Did you mean "Users"?'],
  },
  {
    mistake: 'a text in place of both languages',
    file: 'content/facts.yaml',
    change: ['replyTime:\n  en: 24 hours\n  da: 24 timer', 'replyTime: ‸24 hours'],
    says: [
      '‸ replyTime  "24 hours" is one text; a text in both languages or for each region is expected. Write the text after en: and after da:, each on a line of its own.',
    ],
  },
  {
    mistake: 'three features',
    file: 'content/services.yaml',
    change: ['      - en: Reports in your template\n        da: Rapporter i din skabelon\n', ''],
    points: '    features:\n      ‸- en: No contact',
    says: ['‸ services[0].features  The list has 3 entries. Exactly 4 entries are expected.'],
  },
];
