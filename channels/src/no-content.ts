// Done without a word: where a platform documents 204 for it, no other success proves anything. A gateway's page says 200 too.
import type { Answered } from './ask.ts';
import { noticed, type Result } from './failure.ts';

const noContent = 204;

/** Anything else is in doubt, and looked at. */
export function wordless<T>(answer: Result<Answered<T>>): Result<Answered<T>> {
  if (!answer.ok || answer.value.status === noContent) return answer;
  return noticed('unknown', `Answered ${answer.value.status} where 204 says that it is done`, 'unreadable');
}
