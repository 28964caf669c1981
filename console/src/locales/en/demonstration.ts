// Words of taking the demonstration away.

export const demonstration = {
  title: 'Demonstration',
  remove: 'Remove the demonstration',
  ended: 'The demonstration was removed on {{at}}. No start brings it back.',
  nothing: 'There is nothing of the demonstration here.',
  own: 'You are signed in with an account of the demonstration, which would be removed with it. Create an administrator of your own under “Users”, or change this password, sign in anew and come back here.',
  goes: 'What is removed',
  stays: 'What stays',
  people: 'The accounts with the passwords everybody knows, signed out at once: {{names}}',
  departments: 'These departments, where nothing belongs to them: {{names}}',
  rows: 'On the demo pages: articles ({{articles}}), roles ({{roles}}), transactions ({{transactions}})',
  menu: 'The demo pages’ entry in the menu',
  adopted: 'Accounts whose password was changed, for they are somebody’s own now: {{names}}',
  written:
    'What was made under the accounts that go, for nobody can tell it from real work: content ({{packages}}), scheduled posts, which go out as planned ({{schedules}}), and bound accounts ({{accounts}}). It stays with its department; unbind or delete there what is not needed. Drafts ({{drafts}}) become yours: you find them under “My drafts”.',
  made: 'What people wrote on the demo pages: articles ({{articles}}), roles ({{roles}}). As long as it is there, the menu entry stays as well.',
  rest: 'Roles, menus, categories and special topics, for a newsroom needs them; and all else that people made.',
  question: 'Remove the demonstration?',
  forGood: 'This cannot be undone, and no start brings it back. It stands in the audit log.',
  type: 'Type {{word}} to confirm',
  done: 'The demonstration was removed.',
};
