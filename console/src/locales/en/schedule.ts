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
  heldBy: '{{who}} has been editing it since {{since}}',
  heldByYou: 'You have been editing it since {{since}}',
  heldUntil: 'Does not go out meanwhile. Held until {{until}} at the latest.',
  deleteWaiting:
    'Delete "{{title}}" from the list? It is withdrawn, and nothing will be published; the draft stays.',
  deleteLine: 'Take "{{title}}" off this list? The publish history keeps it.',
  deleteSome:
    'Delete {{number}} from the list? What waits is withdrawn and not published; drafts and history stay.',
  deleteChosen: 'Delete the selected',
  days: 'Goes out between',
};
