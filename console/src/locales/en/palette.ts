// Words of the command palette.

export const palette = {
  name: 'Search pages, content and accounts',
  placeholder: 'Where to?',
  pages: 'Pages',
  packages: 'Content',
  accounts: 'Accounts',
  nothing: 'Nothing fits these words.',
};
