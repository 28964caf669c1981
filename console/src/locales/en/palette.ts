// Words of the command palette.

export const palette = {
  name: 'Search pages, packages and accounts',
  placeholder: 'Where to?',
  pages: 'Pages',
  packages: 'Packages',
  accounts: 'Accounts',
  nothing: 'Nothing fits these words.',
};
