// Words of what every list says.

export const list = {
  retry: 'Try again',
  again: 'Publish it again',
  total: '{{total}} in all',
  actions: 'Actions',
  edit: 'Edit',
  delete: 'Delete',
  deleteQuestion: 'Delete "{{title}}"? This cannot be undone.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  done: 'Operation succeeded',
  newContent: 'New content',
  title: 'Title',
  titleSearch: 'Search by title',
  untitled: '(untitled)',
  created: 'Created',
  category: 'Category',
  type: 'Type',
};
