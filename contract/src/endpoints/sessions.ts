// Calls of one's own sessions: where one is signed in, and the ending of what one does not know (paths ours).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** `startedAt` and `lastSeenAt` are ISO instants; the latter is up to a minute old. `userAgent` is what the browser says of itself. */
export const OwnSession = z.object({
  id: z.string(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  address: z.string(),
  userAgent: z.string(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

const Ended = z.object({ ended: z.number().int() });

export const sessionEndpoints = {
  mySessions: endpoint({
    method: 'GET',
    path: '/control/user/sessions',
    summary: 'My sessions that go on, the last used first.',
    input: z.object({}),
    output: z.object({ items: z.array(OwnSession) }),
    permission: 'signed-in',
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/control/user/endSession',
    summary: 'End one of my sessions by its id.',
    input: z.object({ id: z.string() }),
    output: Ended,
    permission: 'signed-in',
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/control/user/endOtherSessions',
    summary: 'End all of my sessions but the one that asks.',
    input: z.object({}),
    output: Ended,
    permission: 'signed-in',
  }),
} as const;
