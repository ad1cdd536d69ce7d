/** The list of the days on which the site changes. */
export const scheduleTexts = {
  title: 'Schedule',
  keywords: 'dates days',
  list: 'Days on which the site changes',
  empty:
    'Nothing is scheduled. Set “Visible from” or “Visible until” on a page, section or item, and it shows up here.',
};
