// The special topics a newsroom starts with; later ones are its own.
export const specialTopics: readonly string[] = [
  '一带一路',
  '气候变化',
  '乡村振兴',
  '科技创新',
  '文化遗产',
  '体育赛事',
];
