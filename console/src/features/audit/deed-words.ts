// What was done, in words: a sentence for each deed, a name for each kind of subject, and the colour of a deed.
import {
  auditDeeds,
  AuditDeed,
  AuditSubject,
  auditSubjects,
  type AuditEntry,
} from '@herald/contract/audit.ts';
import type { StateColour } from '../../ui/state-tag.tsx';

export const deedWords = {
  'user.create': 'audit.deeds.user.create',
  'user.change': 'audit.deeds.user.change',
  'user.remove': 'audit.deeds.user.remove',
  'session.create': 'audit.deeds.session.create',
  'session.refuse': 'audit.deeds.session.refuse',
  'session.end': 'audit.deeds.session.end',
  'session.leave': 'audit.deeds.session.leave',
  'session.remove': 'audit.deeds.session.remove',
  'department.create': 'audit.deeds.department.create',
  'department.change': 'audit.deeds.department.change',
  'department.remove': 'audit.deeds.department.remove',
  'role.create': 'audit.deeds.role.create',
  'role.change': 'audit.deeds.role.change',
  'role.remove': 'audit.deeds.role.remove',
  'resource.create': 'audit.deeds.resource.create',
  'resource.change': 'audit.deeds.resource.change',
  'resource.remove': 'audit.deeds.resource.remove',
  'account.create': 'audit.deeds.account.create',
  'account.change': 'audit.deeds.account.change',
  'account.remove': 'audit.deeds.account.remove',
  'accountPeople.change': 'audit.deeds.accountPeople.change',
  'recommendation.change': 'audit.deeds.recommendation.change',
  'pause.create': 'audit.deeds.pause.create',
  'pause.remove': 'audit.deeds.pause.remove',
  'resends.change': 'audit.deeds.resends.change',
  'category.create': 'audit.deeds.category.create',
  'category.change': 'audit.deeds.category.change',
  'category.remove': 'audit.deeds.category.remove',
  'topic.create': 'audit.deeds.topic.create',
  'topic.change': 'audit.deeds.topic.change',
  'topic.remove': 'audit.deeds.topic.remove',
  'class.create': 'audit.deeds.class.create',
  'class.change': 'audit.deeds.class.change',
  'class.remove': 'audit.deeds.class.remove',
  'linkHost.create': 'audit.deeds.linkHost.create',
  'linkHost.remove': 'audit.deeds.linkHost.remove',
  'channelApp.create': 'audit.deeds.channelApp.create',
  'channelApp.change': 'audit.deeds.channelApp.change',
  'channelApp.remove': 'audit.deeds.channelApp.remove',
  'demonstration.remove': 'audit.deeds.demonstration.remove',
} as const satisfies Record<AuditDeed, string>;

export const kindWords = {
  user: 'audit.kinds.user',
  session: 'audit.kinds.session',
  department: 'audit.kinds.department',
  role: 'audit.kinds.role',
  resource: 'audit.kinds.resource',
  account: 'audit.kinds.account',
  accountPeople: 'audit.kinds.accountPeople',
  recommendation: 'audit.kinds.recommendation',
  pause: 'audit.kinds.pause',
  resends: 'audit.kinds.resends',
  category: 'audit.kinds.category',
  topic: 'audit.kinds.topic',
  class: 'audit.kinds.class',
  linkHost: 'audit.kinds.linkHost',
  channelApp: 'audit.kinds.channelApp',
  demonstration: 'audit.kinds.demonstration',
} as const satisfies Record<AuditSubject, string>;

/** The deeds to each kind of subject, in the contract's order. */
export const deedsByKind = auditSubjects.map((kind) => ({
  kind,
  deeds: auditDeeds.filter((deed) => deed.startsWith(`${kind}.`)),
}));

/** Undefined for one that only another version knows. */
export const deedOf = ({ deed }: Pick<AuditEntry, 'deed'>): AuditDeed | undefined =>
  AuditDeed.safeParse(deed).data;

/** What an address or a choice names; empty for anything else. */
export const whatOf = (text: string): AuditDeed | AuditSubject | '' =>
  AuditDeed.safeParse(text).data ?? AuditSubject.safeParse(text).data ?? '';

/** The first that fits. A pause is no good news, though it is made, nor its end bad. */
const colours: readonly (readonly [ending: string, colour: StateColour])[] = [
  ['pause.create', 'orange'],
  ['pause.remove', 'green'],
  ['session.create', 'default'],
  ['session.refuse', 'orange'],
  ['session.end', 'red'],
  ['session.leave', 'default'],
  ['.create', 'green'],
  ['.change', 'blue'],
  ['.remove', 'red'],
];

export const colourOf = ({ deed }: Pick<AuditEntry, 'deed'>): StateColour =>
  colours.find(([ending]) => deed.endsWith(ending))?.[1] ?? 'default';
