// Watch the backlog: what is due and not begun, and what stays unconfirmed, rings for the administrators; who asked for what is late hears of it too.
import { dayMs, minuteMs } from '@herald/contract/constants.ts';
import type { Context } from '../../context.ts';
import { notifyAdministrators } from './notify-administrators.ts';
import { announceLate, countOldUnknowns, findLate } from './store/backlog.ts';

const lateMs = 5 * minuteMs;
const link = '/api/content/publish/pubHistory?scope=all';

export async function watchBacklog({ db, log }: Context): Promise<number> {
  const late = await findLate(db, lateMs);
  if (late.count > 0) {
    const minutes = Math.floor(late.oldestSeconds / 60);
    const figures = { count: late.count, minutes, resting: late.resting, limited: late.limited };
    log.error(figures, 'posts are due and not begun');
    await announceLate(db, lateMs);
    await notifyAdministrators(db, {
      kind: 'alarm-late',
      about: '',
      figures,
      link: `${link}&state=scheduled`,
    });
  }
  const unknowns = await countOldUnknowns(db, dayMs);
  if (unknowns > 0)
    await notifyAdministrators(db, {
      kind: 'alarm-unknowns',
      about: '',
      figures: { count: unknowns },
      link: `${link}&state=unknown`,
      onceInMs: dayMs,
    });
  return late.count + unknowns;
}
