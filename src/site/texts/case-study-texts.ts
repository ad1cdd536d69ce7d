import { defineTexts } from '../../schema/define-texts.ts';

/** Texts of the list of case studies and of their pages. */
export const caseStudyTexts = defineTexts('caseStudy', 'Case study', {
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
