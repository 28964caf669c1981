// A list with more posts in it than one look reads: what was sent may be among them, and that it is not can never be told by it.
import { noticed } from './failure.ts';
import type { Candidate } from './match-sent.ts';

const code = 'list-too-long';
/** Posts may be removed from it, so it is read again one day; a person need not wait for that. */
const lookAgainAfterSeconds = 6 * 3_600;

/** @param read how many were looked at, of which `shown` count. A person is asked at once, and it is looked at again, seldom. */
export function listTooLong(read: number, shown: readonly Candidate[] = []) {
  const words = `More than ${read} posts since: not all were looked at`;
  return { ...noticed('permission', words, code, lookAgainAfterSeconds), shown };
}
