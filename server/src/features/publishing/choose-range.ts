// Choose the rows of a list by wall-clock dates of the declared zone; the last second counts whole (C-95, C-96).
import { instantOf } from '@herald/contract/zoned-time.ts';
import { Refusal } from '../../refusal.ts';

const secondMs = 1_000;

type Asked = { start: string | undefined; end: string | undefined; zone: string };

export function chooseRange({ start, end, zone }: Asked): { from: Date | null; before: Date | null } {
  const last = read(end, zone);
  return { from: read(start, zone), before: last && new Date(last.getTime() + secondMs) };
}

function read(text: string | undefined, zone: string): Date | null {
  if (text === undefined || text === '') return null;
  const clock = instantOf(text, zone);
  if (!clock) throw new Refusal('time-unreadable');
  return clock.instant;
}
