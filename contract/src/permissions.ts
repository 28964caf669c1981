// Permission codes: which controls and calls a person's roles open (document 1 §6, decisions C-21 to C-24).

/** Codes named by the specification, and ours (with a colon) where it names none. */
export const signs = {
  hidesAccounts: 'nqiU7r',
  schedules: 'rU7Zbu',
  publishes: 'fMFzqi',
  arranges: 'z2U363',
  edits: 'content:edit',
  bindsAccounts: 'account:bind',
  resolvesUnknown: 'publication:resolve',
  seesAll: 'content:all',
  brakes: 'publication:pause',
} as const;

export type Sign = (typeof signs)[keyof typeof signs];

/** Who may make a call: anyone, anyone signed in, or holders of one of the codes and none of the others. */
export type Permission =
  | 'anyone'
  | 'signed-in'
  | { readonly anyOf: readonly Sign[]; readonly noneOf?: readonly Sign[] };

/** Answers whether somebody with these codes is let through. `held` is null for somebody not signed in. */
export function permits(permission: Permission, held: ReadonlySet<string> | null): boolean {
  if (permission === 'anyone') return true;
  if (held === null) return false;
  if (permission === 'signed-in') return true;
  const { anyOf, noneOf = [] } = permission;
  return anyOf.some((sign) => held.has(sign)) && !noneOf.some((sign) => held.has(sign));
}

/** Scheduling: not with nqiU7r; with rU7Zbu, or with fMFzqi as the detail panel has it (C-21). */
export const mayScheduleFromDetail: Permission = {
  anyOf: [signs.schedules, signs.publishes],
  noneOf: [signs.hidesAccounts],
};
/** Scheduling on the compose screen needs rU7Zbu itself (R-SCHED-020). */
export const maySchedule: Permission = { anyOf: [signs.schedules], noneOf: [signs.hidesAccounts] };
export const mayPublish: Permission = { anyOf: [signs.publishes] };
export const mayEdit: Permission = { anyOf: [signs.edits] };
export const mayBind: Permission = { anyOf: [signs.bindsAccounts] };
export const mayBrake: Permission = { anyOf: [signs.brakes] };
/** Of the accounts one may bind; any other pause needs mayBrake itself. */
export const mayBrakeAccounts: Permission = { anyOf: [signs.brakes, signs.bindsAccounts] };
export const mayResolve: Permission = { anyOf: [signs.resolvesUnknown] };
