// Words of the templates of packages.

export const templates = {
  title: 'Templates',
  mine: 'Mine',
  department: 'My department’s',
  whose: 'Whose templates',
  name: 'Name',
  rename: 'Rename “{{name}}”',
  owner: 'Owner',
  changed: 'Changed',
  use: 'Use',
  useOf: 'Use “{{name}}”',
  removeQuestion: 'Delete the template “{{name}}” for good? What was begun with it stays.',
  removed: 'The template “{{name}}” was deleted.',
  search: 'Search by name',
  empty: 'There is no template yet. “Save as template” in the composer makes one.',
  nothingFound: 'No template is called so.',
  saveAs: 'Save as template',
  save: 'Save',
  saved: 'The template “{{name}}” was saved.',
  hint: 'Text, files, accounts and settings are kept for your department; the time of publishing is not.',
};
