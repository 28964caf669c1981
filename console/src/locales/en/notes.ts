// Words of the notes on a package.

export const notes = {
  title: 'Notes',
  none: 'No notes yet. Readers never see them.',
  write: 'Write a note',
  placeholder: '@ mentions a colleague',
  nobody: 'Nobody who may see this is called so.',
  send: 'Add note',
};
