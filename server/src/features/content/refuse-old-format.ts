// Refuse to change what the old product made in a form nobody can read any more: saving it would lose what is not seen.
import type { Composition } from '@herald/contract/content.ts';
import { problem } from '@herald/contract/problems.ts';
import { Refusal } from '../../refusal.ts';

export function refuseOldFormat(...stored: readonly ({ content: Composition } | null)[]): void {
  if (stored.some((one) => one?.content.oldFormat === true))
    throw new Refusal('content-refused', {}, [problem('old-format', 'text')]);
}
