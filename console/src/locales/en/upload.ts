// Words of the picture block and its uploads.

export const upload = {
  title: 'Pictures',
  choose: 'Add pictures',
  drop: 'or drop or paste them here, up to 3 at a time',
  alt: 'Describe the picture',
  altOf: 'Description of {{name}}',
  moveLeft: 'Move {{name}} left',
  moveRight: 'Move {{name}} right',
  remove: 'Remove {{name}}',
  cancel: 'Cancel',
  retry: 'Try again',
};
