import { plural } from './plural.ts';

export const palette = {
  open: 'Add section',
  title: 'Add a section',
  search: { label: 'Search for a section', placeholder: 'What should the page show next?' },
  options: 'Sections to add',
  types: 'Section types',
  shared: 'Shared sections',
  sharedPurpose: plural({
    one: 'Shown on # page. A change on one is a change on all.',
    other: 'Shown on # pages. A change on one is a change on all.',
  }),
};
