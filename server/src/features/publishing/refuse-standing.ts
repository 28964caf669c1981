// Refuse: as it stands it cannot be done; what is being sent is told apart from what has ended or stands otherwise.
import type { PublicationState } from '@herald/contract/publications.ts';
import { Refusal } from '../../refusal.ts';

const onItsWay: ReadonlySet<PublicationState> = new Set([
  'preparing',
  'inflight',
  'processing',
  'reconciling',
  'handed-over',
  'editing',
]);

export function refuseStanding(states: readonly PublicationState[]): never {
  throw new Refusal(states.some((state) => onItsWay.has(state)) ? 'already-sending' : 'stands-otherwise');
}
