// An earlier date as it is meant, not as it travels (C-46).
import { readBackdate } from '@herald/contract/backdate.ts';
import { wallClockWithZone } from './wall-clock.ts';

/** What is no date stays as it was given; empty for none. */
export function earlierDate(backdatedTime: string): string {
  const at = readBackdate(backdatedTime);
  return at ? wallClockWithZone(at.toISOString()) : backdatedTime;
}
