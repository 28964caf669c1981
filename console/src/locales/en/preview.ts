// Words of the previews.

export const preview = {
  title: 'Previews',
  phone: 'Phone width',
  problems: 'Problems: {{count}}',
  alt: 'ALT',
  cardTitle: 'Title of the linked page',
  justNow: 'Just now',
  now: 'now',
  seeMore: 'See more',
  like: 'Like',
  comment: 'Comment',
  share: 'Share',
};
