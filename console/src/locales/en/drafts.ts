// Words of the list of drafts.

export const drafts = {
  title: 'My drafts',
  empty: 'No drafts yet.',
  nothingFound: 'No draft matches the search.',
  state: 'State',
  states: {
    draft: 'Draft',
    used: 'Published',
    scheduled: 'Scheduled',
  },
  pick: {
    add: 'Add',
    addOf: 'Add {{title}} to the selection',
    drop: 'Take {{title}} out of the selection',
    confirm: 'Confirm ({{number}})',
  },
};
