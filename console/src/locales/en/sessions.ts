// Words of one's own sessions.

export const sessions = {
  title: 'Where I am signed in',
  about:
    'Every browser in which you are signed in to Herald. What you do not know, end: its next call is refused at once.',
  current: 'This one',
  unknownDevice: 'Unknown device',
  from: 'from {{address}}',
  since: 'signed in {{at}}',
  seen: 'last used {{when}}',
  end: 'Sign out there',
  endQuestion:
    'Whoever works there has to sign in again. What was not saved there is lost if the page is closed.',
  ended: 'Signed out there.',
  endOthers: 'Sign out everywhere else',
  endOthersQuestion: 'All your other sessions end at once; this one goes on.',
  othersEnded: 'Sessions ended elsewhere: {{count}}',
  cancel: 'Cancel',
};
