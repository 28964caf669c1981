// Words of the list of scheduled posts.

export const schedule = {
  title: 'Scheduled posts',
  accounts: 'Accounts',
  time: 'Time ({{zone}})',
  creator: 'Created by',
  state: 'State',
  states: {
    waiting: 'Waiting',
    onItsWay: 'On its way',
    done: 'Done',
    withdrawn: 'Withdrawn',
  },
  publishNow: 'Publish now',
  publishQuestion: 'Publish scheduled content immediately to the chosen channels?',
  pushed: 'Pushed',
  withdraw: 'Withdraw',
  withdrawQuestion: 'Withdraw "{{title}}"? Nothing will be published; the draft stays.',
  withdrawn: 'Withdrawn. Nothing will be published.',
  empty: 'Nothing is scheduled.',
  nothingFound: 'Nothing scheduled matches the filters.',
  withFiles: 'Only with uploaded files',
  history: 'History',
};
