// Whether a scheduled post can be worked on here: it waits, and is nobody else's until he lets go (D-01).
import type { Row } from './api.ts';

export function isOpen({ state, held }: Pick<Row, 'state' | 'held'>): boolean {
  return state === 'waiting' && (held === null || held.isMine);
}
