// Names that the house comes with, in the reader's language; one that somebody gave stays as it is.
import type { SeededName } from '@herald/contract/seeded-names.ts';
import { useTranslation } from 'react-i18next';

const keys = {
  国际: 'seeded.categories.international',
  时政: 'seeded.categories.politics',
  财经: 'seeded.categories.finance',
  社会: 'seeded.categories.society',
  文化: 'seeded.categories.culture',
  科技: 'seeded.categories.technology',
  体育: 'seeded.categories.sport',
  健康: 'seeded.categories.health',
  旅游: 'seeded.categories.travel',
  一带一路: 'seeded.topics.beltAndRoad',
  气候变化: 'seeded.topics.climate',
  乡村振兴: 'seeded.topics.countryside',
  科技创新: 'seeded.topics.innovation',
  文化遗产: 'seeded.topics.heritage',
  体育赛事: 'seeded.topics.events',
  国际部: 'seeded.departments.international',
  视频部: 'seeded.departments.video',
  财经部: 'seeded.departments.finance',
  文化部: 'seeded.departments.culture',
  Administrator: 'seeded.roles.admin',
  Editor: 'seeded.roles.editor',
  Scheduler: 'seeded.roles.scheduler',
  'Guest writer': 'seeded.roles.guestWriter',
  'Everything, in every department.': 'seeded.roleWords.admin',
  'Composes, schedules and publishes; settles what is unconfirmed.': 'seeded.roleWords.editor',
  'Composes and schedules, does not publish at once.': 'seeded.roleWords.scheduler',
  'Writes drafts; sees no accounts and publishes nothing.': 'seeded.roleWords.guestWriter',
} as const satisfies Record<SeededName, string>;

/** `name` as the database has it, whatever the language of the house. */
export function useSeededNames(): (name: string) => string {
  const { t } = useTranslation();
  return (name) => (isSeeded(name) ? t(keys[name]) : name);
}

function isSeeded(name: string): name is SeededName {
  return Object.hasOwn(keys, name);
}
