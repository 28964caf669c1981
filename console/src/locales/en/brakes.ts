// Words of the brakes: pauses of publishing, and how each platform stands.

export const brakes = {
  title: 'Brakes',
  pauses: 'Pauses',
  none: 'Nothing is paused. Publishing goes on.',
  pause: 'Pause publishing',
  what: 'What is held up',
  scopes: {
    everything: 'Everything',
    channel: 'One channel',
    department: 'One department',
    account: 'One account',
  },
  which: 'Which one',
  because: 'Why (everybody reads this)',
  question: 'Nothing of this is sent until the pause is lifted. What is already out is settled all the same.',
  paused: 'Publishing is paused.',
  lift: 'Lift the pause',
  liftQuestion: 'What waited goes out at once. Lift the pause?',
  lifted: 'The pause is lifted.',
  by: '{{name}}, since {{since}}',
  since: 'Since {{since}}',
  restored:
    'Everything here is as it stood at {{time}}. What was sent, called off or tried again after that is unknown here: look through what is scheduled, the publish history and the accounts themselves, and stop what is not to go out again, before the pause is lifted.',
  cancel: 'Cancel',
  platforms: 'Platforms',
  platform: 'Platform',
  state: 'State',
  well: 'Normal',
  rests: 'Resting until {{until}}',
  troubles: 'Calls in a row without an answer: {{count}}',
  resends: 'Send once more by itself',
  resendsWhy:
    'Only after three looks have shown that the post is not there, on platforms that refuse the same post twice.',
  resendsNever:
    'Not here: it is for platforms that refuse the same post twice and know a repeated call by no key.',
  banner: {
    everything: 'Publishing is paused.',
    channel: 'Publishing to {{what}} is paused.',
    department: 'Publishing of {{what}} is paused.',
    account: 'Publishing to the account {{what}} is paused.',
    goesOn: 'Posts wait and go out by themselves afterwards.',
  },
};
