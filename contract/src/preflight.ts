// Pre-flight: what can be seen beforehand to stand in the way of a publication, while there is time to mend it.
import { z } from 'zod';

const findingCodes = [
  'preflight-account-gone',
  'preflight-sign-in-needed',
  'preflight-sign-in-refused',
  'preflight-account-refused',
  'preflight-token-ends',
  'preflight-scope-missing',
  'preflight-channel-not-set-up',
  'preflight-file-missing',
  'preflight-media-unfit',
  'preflight-link-broken',
  'preflight-link-not-ours',
  'preflight-link-closed',
  'preflight-link-silent',
  'preflight-link-dead',
  'preflight-quota-account',
  'preflight-quota-shared',
  'preflight-platform-resting',
  'preflight-requester',
  'preflight-paused',
  'preflight-time-in-gap',
  'preflight-time-twice',
] as const;
export const FindingCode = z.enum(findingCodes);
export type FindingCode = z.infer<typeof FindingCode>;

/** What its sentence needs stands in the figures; the account's name always. */
export const Finding = z.object({
  code: FindingCode,
  figures: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.infer<typeof Finding>;
