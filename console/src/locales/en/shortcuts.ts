// Words of the sheet of keys.

export const shortcuts = {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  composer: 'In the composer',
  palette: 'Search pages, content and accounts',
  sheet: 'Show this sheet',
  save: 'Save the draft',
  publish: 'Open the publish dialog',
  moveItem: 'Move the content item that has the focus',
};
