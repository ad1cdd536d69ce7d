import { group } from './dictionary-group.ts';

const carousel = group('Carousel', {
  pause: 'Button that stops the movement.',
  play: 'Button that starts the movement again.',
  previous: 'Button to the cards before.',
  next: 'Button to the next cards.',
});

const caseStudy = group('Case study', {
  all: 'The filter button that shows all cases.',
  filter: 'Read aloud by screen readers: the filter buttons.',
  count: 'Announces the number of cases shown; {count} is the number. It may have plural forms.',
  challenge: 'Heading of the challenge.',
  solution: 'Heading of the solution.',
  result: 'Heading of the result.',
  visitWebsite: 'Link to the client’s website.',
  nextCase: 'Heading above the case study that comes next.',
  matchingService: 'Heading above the service whose page names the case study.',
  markets: 'Said before the flags.',
  chart: 'Said of the chart: {label} from {first} to {last} over {months} months. It may have plural forms.',
  genericChallenge: 'Challenge of a case that has no text of its own.',
  genericSolution: 'Solution of a case that has no text of its own.',
});

const caseList = group('Case list', {
  ofTag: 'Heading and title of the cases of one tag: {name} is the name of the page, {tag} the tag.',
  numbered:
    'Heading and title of further pages: {name} is the list, {page} the page’s number, {pages} how many there are.',
  description:
    'What search engines show of further pages: {heading} is their title; cases {first} to {last} of {total}.',
  range: 'Which cases a page shows: {first} to {last} of {total}.',
  position: 'Name of a further page in the breadcrumbs: {page} of {pages}.',
  pager: 'Read aloud by screen readers: the links to the pages of the list.',
  page: 'Read aloud by screen readers: a link to one page; {page} is its number.',
  previous: 'Link to the page before.',
  next: 'Link to the next page.',
});

const pricing = group('Pricing', {
  hours: 'Label: hours a month.',
  hourlyRate: 'Label: hourly rate.',
  paidUpfront: 'Label: paid upfront.',
  perMonth: 'Label: per month.',
  startUpFee: 'Label: start-up fee.',
  popular: 'Badge: Most popular.',
  value: 'Badge: Most value.',
  includes: 'Heading of what is in a plan.',
  budget: 'Label: recommended monthly ad spend.',
  under: 'Under {amount}.',
  upTo: 'Up to {amount}.',
  anyBudget: 'Where a plan names no ad spend and others do.',
  from: 'From {amount}.',
  choose: 'Button under a plan.',
});

const video = group('Video', {
  play: 'Text of the link that starts a video.',
  duration: 'How long a video lasts; {duration} is its minutes and seconds.',
  contacts: 'Below a video of another host: that {host} is asked for it only after a click, and may store data then.',
  transcript: 'Unfolds what is said in a video.',
});

const testimonials = group('Client voices', {
  example: 'Mark on a voice that is not real yet; only the author sees it, in development.',
});

const availability = group('Availability', {
  start: 'Label: first day on which new work can begin.',
  places: 'Label: how many clients can begin then.',
  meetings: 'Label: hours of meetings.',
  zoned: 'The hours in the time zone of the visitor: {hours} and {zone}.',
  here: 'The same hours where the consultant is: {hours}.',
});

const cookieTable = group('Table of cookies', {
  name: 'Heading of the column of names.',
  provider: 'Heading of the column that says who sets it.',
  purpose: 'Heading of the column of purposes.',
  term: 'Heading of the column that says how long it is kept.',
  party: 'Heading of the column that says on whose domain it is set.',
  ownParty: 'In that column: the site’s own domain.',
  thirdParty: 'In that column: somebody else’s domain.',
});

const calculator = group('Pricing calculator', {
  fields: 'Read aloud by screen readers: the fields.',
  spend: 'Label: ad spend a month.',
  accounts: 'Label: number of ad accounts.',
  moreAccounts: 'Choice of the accounts: more than {count}, which no plan covers.',
  plan: 'Label: the plan that fits.',
  hours: 'Below the plan: {hours} hours a month. It may have plural forms.',
  firstMonth: 'Label: price of the first month, with the start-up fee.',
  monthly: 'Label: price of each later month.',
  share: 'Label: the fee as a share of the ad spend.',
  missing: 'Where no ad spend is given.',
  onRequest: 'Where no plan fits.',
  examples: 'Name of the table of examples.',
});

/** Texts that sections show beside their own fields, by the name of the group in `content/dictionary.yaml`. */
export const SECTION_DICTIONARY = {
  carousel,
  caseStudy,
  caseList,
  pricing,
  video,
  testimonials,
  availability,
  calculator,
  cookieTable,
};
