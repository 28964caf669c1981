// The categories content is filed under; the first is the specification's default.
import { defaultCategory } from '@herald/contract/constants.ts';

export const categories: readonly string[] = [
  defaultCategory,
  '时政',
  '财经',
  '社会',
  '文化',
  '科技',
  '体育',
  '健康',
  '旅游',
];
