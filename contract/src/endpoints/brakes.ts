// Calls that hold publishing up, let it go, and say how each platform stands (paths ours).
import { z } from 'zod';
import { Pause, PauseScope, PlatformState } from '../brakes.ts';
import { ChannelId } from '../channel-ids.ts';
import { endpoint } from '../endpoint.ts';
import { mayBrake, mayBrakeAccounts } from '../permissions.ts';

export const brakeEndpoints = {
  pauses: endpoint({
    method: 'GET',
    path: '/infor/pauses',
    summary: 'Every pause that stands; everybody may know, but of another department’s accounts.',
    input: z.object({}),
    output: z.object({ items: z.array(Pause) }),
    permission: 'signed-in',
  }),
  pause: endpoint({
    method: 'POST',
    path: '/content/publish/pause',
    summary:
      'Hold publishing up from now on; what is already out is settled all the same. Who binds accounts may hold up their own department’s.',
    input: z.object({ what: PauseScope, because: z.string().trim().max(500).default('') }),
    output: z.object({ id: z.string() }),
    permission: mayBrakeAccounts,
  }),
  lift: endpoint({
    method: 'POST',
    path: '/content/publish/liftPause',
    summary: 'Let a pause go; what waited goes on by itself.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({}),
    permission: mayBrakeAccounts,
  }),
  platforms: endpoint({
    method: 'GET',
    path: '/content/publish/platforms',
    summary:
      'How each platform stands: resting, in trouble, resending by itself; and the departments one may pause.',
    input: z.object({}),
    output: z.object({
      items: z.array(PlatformState),
      departments: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    permission: mayBrake,
  }),
  setResends: endpoint({
    method: 'POST',
    path: '/content/publish/resends',
    summary: 'Whether a post that is proven to be absent is sent once more without a person.',
    input: z.object({ channelid: z.coerce.number().pipe(ChannelId), resends: z.boolean() }),
    output: z.object({}),
    permission: mayBrake,
  }),
} as const;
