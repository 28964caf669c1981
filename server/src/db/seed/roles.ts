// The roles a newsroom starts with, and the permission codes each opens.
import { signs, type Sign } from '@herald/contract/permissions.ts';

type SeedRole = { key: string; name: string; description: string; signs: readonly Sign[] };

const composing = [signs.edits, signs.schedules, signs.publishes, signs.arranges] as const;

/** What only administrators do, and a database of an earlier version does not know. */
export const administering = [
  signs.managesPeople,
  signs.managesRoles,
  signs.managesResources,
  signs.readsAudit,
  signs.managesFiling,
  signs.managesSettings,
  signs.managesAccounts,
] as const;

export const roles: readonly SeedRole[] = [
  {
    key: 'admin',
    name: 'Administrator',
    description: 'Everything, in every department.',
    signs: [
      ...composing,
      signs.bindsAccounts,
      signs.resolvesUnknown,
      signs.seesAll,
      signs.brakes,
      ...administering,
    ],
  },
  {
    key: 'editor',
    name: 'Editor',
    description: 'Composes, schedules and publishes; settles what is unconfirmed.',
    signs: [...composing, signs.bindsAccounts, signs.resolvesUnknown],
  },
  {
    key: 'scheduler',
    name: 'Scheduler',
    description: 'Composes and schedules, does not publish at once.',
    signs: [signs.edits, signs.schedules],
  },
  {
    key: 'guest-writer',
    name: 'Guest writer',
    description: 'Writes drafts; sees no accounts and publishes nothing.',
    signs: [signs.edits, signs.hidesAccounts],
  },
];
