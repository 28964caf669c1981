// Names of the server's menu entries, by the keys the seed gives them.

export const menu = {
  newContent: 'New content',
  myDrafts: 'My drafts',
  myMaterials: 'My materials',
  myContent: 'My content',
  departmentContent: 'Department content',
  scheduled: 'Scheduled',
  publishHistory: 'Publish history',
  statistics: 'Statistics',
  accounts: 'Accounts',
  brakes: 'Brakes',
  messages: 'Messages',
};
