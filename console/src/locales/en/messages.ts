// Words of the inbox.

export const messages = {
  title: 'Messages',
  empty: 'No messages.',
  unread: 'Unread',
  markRead: 'Mark as read',
  markAll: 'Mark all as read',
  message: 'Message',
  when: 'When',
  publishNow: 'Publish now',
  publishNowQuestion: 'Publish it now?',
  onItsWay: 'It is on its way.',
  tabs: { answer: 'Need an answer', mentions: 'Mentions', news: 'News' },
  nothing: {
    unread: 'Everything is read.',
    answer: 'Nothing waits for an answer.',
    mentions: 'Nobody has mentioned you yet.',
    news: 'No news.',
  },
  answersStay: 'What needs an answer stays unread until you mark each one yourself.',
};
