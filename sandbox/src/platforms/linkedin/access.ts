// Whose token a call carries, which version it speaks, and for which author it may read or write.
import type { Answer, Call } from '../../call.ts';
import { bearerOf, isAnswer } from '../../call.ts';
import {
  accessDenied,
  tokenExpired,
  tokenInvalid,
  versionGone,
  versionMissing,
  invalidValue,
} from './answers.ts';
import { idIn, isOrganisation } from './state.ts';
import type { LinkedIn, Member, Token } from './state.ts';

/** Twelve months of versions are served. */
const OLDEST_VERSION = '202510';
const NEWEST_VERSION = '202609';
const WRITING_ROLES = ['ADMINISTRATOR', 'DIRECT_SPONSORED_CONTENT_POSTER', 'CONTENT_ADMINISTRATOR'];

export interface Entry {
  token: Token;
  member: Member;
}

export function enter(state: LinkedIn, call: Call): Entry | Answer {
  const token = state.tokens.get(bearerOf(call) ?? '');
  const member = state.members.get(token?.memberId ?? '');
  if (token?.kind !== 'access' || !member) return tokenInvalid();
  return token.expiresAtMs <= state.world.now() ? tokenExpired() : { token, member };
}

function problemWithHeaders({ headers }: Call, wanted: string | undefined): Answer | undefined {
  const version = headers['linkedin-version'];
  if (version === undefined) return versionMissing();
  const isMonth = /^\d{4}(?:0[1-9]|1[0-2])$/.test(version);
  if (!isMonth || version < OLDEST_VERSION || version > NEWEST_VERSION) return versionGone(version);
  if (headers['x-restli-protocol-version'] !== '2.0.0')
    return invalidValue('X-Restli-Protocol-Version', 'X-Restli-Protocol-Version must be 2.0.0');
  if (headers['x-restli-method'] === wanted) return undefined;
  return invalidValue('X-RestLi-Method', `X-RestLi-Method must be ${wanted ?? 'left out'}`);
}

/** The versioned API: version, protocol and method first, then the token, then the work. */
export function inside(
  state: LinkedIn,
  call: Call,
  method: string | undefined,
  work: (entry: Entry) => Answer,
): Answer {
  const problem = problemWithHeaders(call, method);
  if (problem) return problem;
  const entry = enter(state, call);
  return isAnswer(entry) ? entry : work(entry);
}

/** May this member, by this token, do that for this author? */
export function problemWithAuthor(
  state: LinkedIn,
  { token, member }: Entry,
  author: string,
  does: 'write' | 'read',
  action: string,
): Answer | undefined {
  const kind = isOrganisation(author) ? 'organization' : 'member';
  const scope = `${does === 'write' ? 'w' : 'r'}_${kind}_social`;
  const role = state.organisations.get(idIn(author))?.roles[member.id];
  const isHis = kind === 'member' ? idIn(author) === member.id : WRITING_ROLES.includes(role ?? '');
  return isHis && token.scopes.includes(scope) ? undefined : accessDenied(action);
}
