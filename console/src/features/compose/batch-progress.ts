// What was sent in one go as it is watched: a message by all its articles, and each single post by its own item.
import type { Published } from './use-publishing.ts';

type Sent = Pick<Published, 'pkGUID' | 'title'>;

export function batchProgress(queued: Published['publications'], sent: readonly Sent[]): Published[] {
  const whole = queued.filter(({ carries }) => carries.length > 1);
  const message = {
    pkGUID: sent[0]?.pkGUID ?? '',
    title: sent.map(({ title }) => title).join(' · '),
    publications: whole,
    leftOut: [],
  };
  const single = sent.map((one) => ({
    ...one,
    publications: queued.filter((each) => each.pkGUID === one.pkGUID && !whole.includes(each)),
    leftOut: [],
  }));
  return [message, ...single].filter(({ publications }) => publications.length > 0);
}
