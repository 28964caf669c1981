// Words of the dashboard.

export const overview = {
  greeting: 'Welcome, {{name}}',
  mine: 'My work in figures',
  drafts: 'Drafts',
  scheduled: 'Scheduled or on the way',
  live: 'Live everywhere',
  partly: 'Partly live',
  trouble: 'Failed or unconfirmed',
  all: 'All my content',
  shortcuts: 'Shortcuts',
};
