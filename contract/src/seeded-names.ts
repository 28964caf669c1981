// Names that a house comes with, as its database has them; screens say each in the reader's language until somebody renames it.
import { defaultCategory } from './constants.ts';

/** What content is filed under; the first is the specification's default. */
export const seededCategories = [
  defaultCategory,
  '时政',
  '财经',
  '社会',
  '文化',
  '科技',
  '体育',
  '健康',
  '旅游',
] as const;
export const seededTopics = ['一带一路', '气候变化', '乡村振兴', '科技创新', '文化遗产', '体育赛事'] as const;
/** Of the demonstration. */
export const seededDepartments = ['国际部', '视频部', '财经部', '文化部'] as const;
/** By their key. */
export const seededRoles = {
  admin: { name: 'Administrator', description: 'Everything, in every department.' },
  editor: {
    name: 'Editor',
    description: 'Composes, schedules and publishes; settles what is unconfirmed.',
  },
  scheduler: { name: 'Scheduler', description: 'Composes and schedules, does not publish at once.' },
  'guest-writer': {
    name: 'Guest writer',
    description: 'Writes drafts; sees no accounts and publishes nothing.',
  },
} as const;

type SeededRole = (typeof seededRoles)[keyof typeof seededRoles];
export type SeededName =
  | (typeof seededCategories)[number]
  | (typeof seededTopics)[number]
  | (typeof seededDepartments)[number]
  | SeededRole['name' | 'description'];
