// Words of the list of drafts.

export const drafts = {
  title: 'My drafts',
  from: 'From',
  until: 'Until',
  lastDays: 'Last {{days}} days',
  dates: 'Created between',
  empty: 'No drafts yet.',
  nothingFound: 'No draft matches the search.',
  state: 'State',
  states: {
    draft: 'Draft',
    used: 'Published',
    scheduled: 'Scheduled',
  },
};
