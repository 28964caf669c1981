// Words of the content lists.

export const content = {
  mine: 'My content',
  department: 'Department content',
  all: 'All content',
  search: 'Search by keyword',
  anyCategory: 'All categories',
  anyType: 'All types',
  owner: 'Created by',
  empty: 'No content yet.',
  nothingFound: 'Nothing matches the search.',
  pick: 'Confirm ({{number}})',
  history: 'History',
  standing: {
    title: 'Published',
    nowhere: 'Not sent yet',
    live: '{{live}} of {{total}} live',
    unknown: '{{number}} unconfirmed',
    underWay: '{{number}} under way',
    notLive: '{{number}} not live',
    takenDown: '{{number}} taken down',
    cancelled: '{{number}} cancelled',
    and: ', ',
  },
  restart: {
    door: 'Publish again',
    question: 'Publish "{{title}}" again where it failed? Whatever is live stays as it is.',
    queued: 'Queued again: {{number}}',
    nothing: 'Nothing was sent: what failed was published by another way meanwhile.',
  },
  states: {
    scheduled: 'Scheduled or under way',
    live: 'Live',
    partly: 'Partly live',
    trouble: 'Failed or unconfirmed',
  },
  send: 'Publish or schedule',
  ownersDepartment: 'Department',
  move: {
    door: 'Move to category',
    done: 'Moved to {{category}}: {{number}}',
  },
};
