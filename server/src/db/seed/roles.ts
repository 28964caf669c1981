// The roles a newsroom starts with, and the permission codes each opens.
import { signs, type Sign } from '@herald/contract/permissions.ts';
import type { seededRoles } from '@herald/contract/seeded-names.ts';

type SeedRole = { key: keyof typeof seededRoles; signs: readonly Sign[] };

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
    signs: [...composing, signs.bindsAccounts, signs.resolvesUnknown],
  },
  {
    key: 'scheduler',
    signs: [signs.edits, signs.schedules],
  },
  {
    key: 'guest-writer',
    signs: [signs.edits, signs.hidesAccounts],
  },
];
