// Calls that show what the demonstration brought, and take it away (paths ours).
import { z } from 'zod';
import { Demonstration } from '../demonstration.ts';
import { endpoint } from '../endpoint.ts';
import { mayManagePeople } from '../permissions.ts';

export const demonstrationEndpoints = {
  demonstration: endpoint({
    method: 'GET',
    path: '/control/demonstration',
    summary: 'What the demonstration brought, and what of it would stay.',
    input: z.object({}),
    output: Demonstration,
    permission: mayManagePeople,
  }),
  endDemonstration: endpoint({
    method: 'POST',
    path: '/control/demonstration/delete',
    summary: 'Takes the demonstration away, all or nothing and for good; `word` confirms it.',
    input: z.object({ word: z.string().trim().max(40) }),
    output: Demonstration,
    permission: mayManagePeople,
  }),
};
