// How a provider's words for a person become ours: which claim says what, and which of its groups are which of our roles.
import { z } from 'zod';

const claim = z.string().min(1).max(200);

/** Names of claims may lead inside: realm_access.roles. */
const Mapping = z.strictObject({
  account: claim.default('preferred_username'),
  name: claim.default('name'),
  email: claim.default('email'),
  department: claim.default('department'),
  roles: claim.default('roles'),
  /** The provider's groups by name and our roles; what is not named here then opens nothing. */
  roleNames: z.record(claim, claim).optional(),
  departmentNames: z.record(claim, claim).optional(),
  /** For a provider that says nothing of them. */
  defaultDepartment: claim.default('国际部'),
  defaultRoles: z.array(claim).default(['editor']),
});
export type ClaimsMapping = z.infer<typeof Mapping>;

/** The setting is JSON; without it the standard names. */
export function readClaimsSetting(setting: string | undefined): {
  mapping: ClaimsMapping;
  wrong: readonly string[];
} {
  const standard = Mapping.parse({});
  const given = jsonOf(setting ?? '{}');
  if (given === undefined) return { mapping: standard, wrong: ['must be JSON, such as {"roles":"groups"}'] };
  const read = Mapping.safeParse(given);
  if (read.success) return { mapping: read.data, wrong: [] };
  return {
    mapping: standard,
    wrong: read.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
