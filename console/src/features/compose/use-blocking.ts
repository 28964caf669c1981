// Whether something stands in the way of sending: the first of it is said, all of it shown, and the focus led there.
import { blocks } from '@herald/contract/check-content.ts';
import { tell } from '../../lib/notices.ts';
import { sayProblem } from '../../lib/say.ts';
import { focusField } from './focus-field.ts';
import type { Checks } from './use-checks.ts';

export function useBlocking(checks: Checks): () => boolean {
  return () => {
    const now = checks.now();
    const first = now.find(({ severity }) => severity === 'error');
    if (!first || !blocks(now)) return false;
    checks.showAll();
    tell('error', sayProblem(first));
    focusField(first.field, first.channelId);
    return true;
  };
}
