// Words of what content is filed under.

export const filing = {
  title: 'Categories and topics',
  kind: 'What to manage',
  categories: 'Categories',
  topics: 'Special topics',
  classes: 'Classes of a channel',
  channel: 'Channel',
  new: 'New entry',
  name: 'Name',
  uses: 'In use by',
  default: 'Default',
  none: 'There is none yet. Create the first one.',
  categoryWhat: 'Every item has one category. The order is the one in which they are offered.',
  topicWhat: 'An item may belong to a special topic.',
  classWhat:
    'An item may have a class for each channel. Your own classes are for you alone: they are not sent to the platform.',
  theirs: '{{channel}} has classes of its own and takes no others, so they cannot be changed here.',
  rename: 'Rename',
  renameTitle: 'Rename {{name}}',
  renamed: 'Now called {{name}}.',
  made: '{{name}} was created.',
  deleted: '{{name}} was deleted.',
  nameMissing: 'Please enter a name',
  keeps: 'Items that keep the name “{{name}}”: {{number}}. Only new ones get the new name.',
  upWhich: 'Move {{name}} up',
  downWhich: 'Move {{name}} down',
  question: 'Delete {{name}}? Nothing is filed under it.',
  usedQuestion:
    'Delete {{name}}? Items that keep this name and can still be found by it: {{number}}. It cannot be chosen any more.',
};
