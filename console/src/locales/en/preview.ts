// Words of the previews.

export const preview = {
  title: 'Previews',
  articles: '{{channel}}: one message with {{number}} articles',
  noSummary:
    'A message of several articles has no summaries: {{channel}} shows one for a single article only.',
  phone: 'Phone width',
  dark: 'Dark mode',
  problems: 'Problems: {{count}}',
  alt: 'ALT',
  cardTitle: 'Title of the linked page',
  justNow: 'Just now',
  now: 'now',
  readMore: 'Read more',
  seeMore: 'See more',
  like: 'Like',
  comment: 'Comment',
  share: 'Share',
  repost: 'Repost',
  send: 'Send',
  noVideo: 'A video will be shown here.',
  noMedia: 'A picture or a video will be shown here.',
  noCover: 'A cover will be shown here.',
  creatorWrites: '{{channel}} gets the video alone. Its creator adds the words in the app.',
};
