import { slug } from './slug.ts';

/** The id of a case study in `content/case-studies/`; the check refuses one that is not there. */
export const caseReference = () =>
  slug().meta({ kind: 'case-reference', title: 'Case', description: 'Id of a case study: the name of its file.' });
