// What the signed-in person may do, by the permission codes the server gives (R-PERM-001 to R-PERM-010).
import { signOnEndpoints } from '@herald/contract/endpoints/sign-on.ts';
import {
  mayBind,
  mayBrake,
  mayEdit,
  mayPublish,
  mayResolve,
  maySchedule,
  mayScheduleFromDetail,
  permits,
  signs,
} from '@herald/contract/permissions.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { call } from './call.ts';

/** C-23: a map of codes to true; a list of codes is read too. */
const endpoint = {
  ...signOnEndpoints.pagePermissions,
  output: z.object({ sign: z.union([z.array(z.string()), z.record(z.string(), z.literal(true))]) }),
};

export const signsQuery = queryOptions({
  queryKey: ['signs'],
  queryFn: async ({ signal }) => {
    const { sign } = await call(endpoint, {}, { signal });
    return Array.isArray(sign) ? sign : Object.keys(sign);
  },
  staleTime: Infinity,
});

/** `isKnown` is false until the server has answered; until then nothing is allowed. */
export function allowedBy(held: readonly string[] | undefined) {
  const codes = new Set(held);
  return {
    isKnown: held !== undefined,
    canSchedule: permits(maySchedule, codes),
    canScheduleFromDetail: permits(mayScheduleFromDetail, codes),
    canWithdrawTiming: permits({ anyOf: [signs.schedules, signs.publishes] }, codes),
    canPublish: permits(mayPublish, codes),
    canModify: permits(mayPublish, codes),
    canArrange: codes.has(signs.arranges),
    canEdit: permits(mayEdit, codes),
    canBind: permits(mayBind, codes),
    canBrake: permits(mayBrake, codes),
    canResolve: permits(mayResolve, codes),
    seesAll: codes.has(signs.seesAll),
    accountsShown: held !== undefined && !codes.has(signs.hidesAccounts),
  };
}

export type Allowed = ReturnType<typeof allowedBy>;

export function useSigns(): Allowed {
  return allowedBy(useQuery(signsQuery).data);
}

/** The codes themselves, for who gives them to others; none until the server has answered. */
export function useHeldSigns(): ReadonlySet<string> {
  return new Set(useQuery(signsQuery).data);
}
