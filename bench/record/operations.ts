// What a channel can be asked to do, by the names its own interface uses, in the order in which they are recorded.
import type { Channel } from '@herald/channels/channel.ts';
import type { Row } from '@herald/channels/conformance-row.ts';

const operations = [
  'consentUrl',
  'exchange',
  'refresh',
  'quota',
  'findRegions',
  'prepare',
  'publish',
  'settle',
  'watch',
  'findByLink',
  'figures',
  'edit',
  'takeDown',
  'revoke',
] as const;
export type Operation = (typeof operations)[number];

/** Without those a platform does not have. */
export function operationsOf(
  { connect, change, figures, rules, quota, findRegions }: Channel,
  { without }: Row,
): Operation[] {
  const absent: Operation[] = [
    ...(without.includes('prepare') ? ['prepare' as const] : []),
    ...(connect.asksNobody === true ? ['consentUrl' as const] : []),
    ...(rules.can.takeDown === true ? [] : ['takeDown' as const]),
    ...(connect.refresh === null ? ['refresh' as const] : []),
    ...(connect.revoke === null ? ['revoke' as const] : []),
    ...(quota === undefined ? ['quota' as const] : []),
    ...(figures === null ? ['figures' as const] : []),
    ...(findRegions === undefined ? ['findRegions' as const] : []),
    ...(change.edit === null ? ['edit' as const] : []),
  ];
  return operations.filter((operation) => !absent.includes(operation));
}
