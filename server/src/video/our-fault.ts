// Our fault and none of the film's: what no film is judged by is thrown, so that it is tried again.
import { FilmUnread, type Converted, type Probed } from './video.ts';

/** Where there was no room, as the disk itself throws it. */
export function throwOurFault(ended: Converted | Probed): void {
  if (ended.kind === 'unable') throw new FilmUnread(ended.said);
  if (ended.kind === 'full') throw Object.assign(new Error(ended.said), { code: 'ENOSPC' });
}
