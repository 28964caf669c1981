// Words of who else has something open.

export const presence = {
  here: 'Also here: {{names}}',
};
