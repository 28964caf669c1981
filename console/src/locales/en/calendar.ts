// Words of the calendar of scheduled and published posts.

export const calendar = {
  title: 'Calendar',
  view: 'View',
  month: 'Month',
  week: 'Week',
  list: 'List',
  back: 'Earlier',
  on: 'Later',
  today: 'Today',
  handedOver: 'Handed over, not live',
  move: 'Move',
  moveOne: 'Move "{{title}}" to another time',
  moved: '"{{title}}" now goes out at {{time}}.',
  tooNear: 'That is past or less than 40 minutes ahead. Move it to {{time}} ({{zone}}) instead?',
  nothing: 'Nothing is scheduled or published in these days.',
  nothingFound: 'Nothing in these days matches the filters.',
  cut: 'There is more in these days than the calendar holds. Choose a shorter span.',
  more: 'More about "{{title}}"',
  duplicate: 'Duplicate as a new draft',
  history: 'Open its history',
};
