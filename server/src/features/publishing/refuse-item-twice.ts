// Refuse an item that another of the same call is already, in the same words or in others: both numbers, the first is 1, and the account that would show it twice.
import { inItem, problem } from '@herald/contract/problems.ts';
import { Refusal } from '../../refusal.ts';

export function refuseItemTwice(
  item: number,
  other: number,
  account: string,
  code: 'item-twice' | 'item-in-two-versions' = 'item-twice',
): never {
  const same = problem(code, 'text', { figures: { other, account } });
  throw new Refusal('content-refused', {}, [inItem(same, item)]);
}
