// Words of the versions of a package.

export const versions = {
  title: 'Versions',
  none: 'There is no earlier version. What is replaced is kept for {{days}} days.',
  number: 'Version {{number}}',
  current: 'now',
  differences: 'What differs',
  reading: 'Struck out: it said so then. Underlined: it says so now.',
  others: 'Also different: {{names}}',
  restore: 'Restore version {{number}}',
  question:
    'Let the content say again what version {{number}} said? What it says now stays among the versions.',
  restored: 'Version {{number}} is restored.',
  fields: {
    enTitle: 'English title',
    category: 'category',
    filing: 'editor, special topic or tags',
    choices: 'audience, channel settings or sound',
  },
};
