// Who is signed in and what their menu is: loaded once, before the first page (R-AUTH-020, R-AUTH-021).
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import { Me } from '@herald/contract/people.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from '../lib/call.ts';
import { CallRefusal } from '../lib/call-refusal.ts';
import { belongTo } from '../lib/other-person.ts';

/** Roles that are no list are none, which is told by its own sentence (R-AUTH-024). */
const info = {
  ...signOnEndpoints.info,
  output: Me.extend({ roles: z.array(z.string()).catch([]) }),
};

export const personQuery = queryOptions({
  queryKey: ['person'],
  queryFn: async () => {
    const person = await call(info, {}, { mute: 'all' });
    belongTo(person.id);
    return person;
  },
  staleTime: Infinity,
});

/** R-MENU-003: any answer but 200 leaves the sidebar with a sentence, not the person without a page. */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: async () => {
    const { menuList } = await call(signOnEndpoints.dashboard, {}, { mute: 'all', only200: true });
    return menuList;
  },
  staleTime: Infinity,
});

/** Why the guard turned somebody away, as a word that may stand in an address (R-AUTH-022 to R-AUTH-025). */
export function wordOfFailure(error: unknown): string {
  if (!(error instanceof CallRefusal)) return 'has-error';
  return error.code === 'unreadable' ? 'verification-failed' : error.code;
}
