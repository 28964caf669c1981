// The call that says who has a package or a draft open (path ours, under /infor/ like every poll: it keeps no session awake).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** How often whoever has it open says so. */
export const presenceBeatMs = 8_000;
/** For how long after that they are shown to others: with the others’ own beat under 30 s after a window is closed. */
export const presenceKeptMs = 20_000;

/** What is open; a draft of a package is one place with it. */
export const OpenSubject = z.object({ kind: z.enum(['draft', 'package']), id: z.string().min(1).max(100) });
export type OpenSubject = z.infer<typeof OpenSubject>;

export const presenceEndpoints = {
  renewPresence: endpoint({
    method: 'POST',
    path: '/infor/presence',
    summary:
      'I have this open; answers by name who else has. Of what is gone, or not mine to see, it tells nobody.',
    input: OpenSubject,
    output: z.object({ others: z.array(z.object({ id: z.string(), name: z.string() })) }),
    permission: 'signed-in',
  }),
} as const;
