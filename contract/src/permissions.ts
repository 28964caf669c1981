// Permission codes: which controls and calls a person's roles open (document 1 §6, decisions C-21 to C-24).

/** Codes named by the specification, and ours (with a colon) where it names none. */
export const signs = {
  hidesAccounts: 'nqiU7r',
  schedules: 'rU7Zbu',
  publishes: 'fMFzqi',
  arranges: 'z2U363',
  edits: 'content:edit',
  bindsAccounts: 'account:bind',
  managesAccounts: 'account:manage',
  resolvesUnknown: 'publication:resolve',
  seesAll: 'content:all',
  brakes: 'publication:pause',
  managesPeople: 'people:manage',
  managesRoles: 'role:manage',
  managesResources: 'resource:manage',
  readsAudit: 'audit:read',
  managesFiling: 'filing:manage',
  managesSettings: 'settings:manage',
} as const;

/** These take something away: whoever gives them gives nothing, so nobody needs to have them to do so. */
export const restrictingSigns: ReadonlySet<string> = new Set([signs.hidesAccounts]);

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
export const mayManageAccounts: Permission = { anyOf: [signs.managesAccounts] };
/** Whoever binds accounts, or says who may use them, sees how they are. */
export const mayListAccounts: Permission = { anyOf: [signs.bindsAccounts, signs.managesAccounts] };
export const mayBrake: Permission = { anyOf: [signs.brakes] };
/** Of the accounts one may bind; any other pause needs mayBrake itself. */
export const mayBrakeAccounts: Permission = { anyOf: [signs.brakes, signs.bindsAccounts] };
export const mayResolve: Permission = { anyOf: [signs.resolvesUnknown] };
export const mayManagePeople: Permission = { anyOf: [signs.managesPeople] };
export const mayManageRoles: Permission = { anyOf: [signs.managesRoles] };
export const mayManageResources: Permission = { anyOf: [signs.managesResources] };
export const mayReadAudit: Permission = { anyOf: [signs.readsAudit] };
export const mayManageFiling: Permission = { anyOf: [signs.managesFiling] };
export const mayManageSettings: Permission = { anyOf: [signs.managesSettings] };
/** Whoever puts people into departments, or asks for the accounts of one. */
export const mayReadDepartments: Permission = { anyOf: [signs.managesPeople, signs.managesAccounts] };
/** Whoever gives roles, or says what they open, reads them. */
export const mayReadRoles: Permission = { anyOf: [signs.managesPeople, signs.managesRoles] };
export const mayReadResources: Permission = { anyOf: [signs.managesRoles, signs.managesResources] };
