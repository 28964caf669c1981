// Read: what a provider says of a person, by the mapping of the settings; what is missing gets a default, what is odd is left out.
import { plainName } from '@herald/contract/form-rules.ts';
import { z } from 'zod';
import type { ClaimsMapping } from '../../http/claims-setting.ts';

const line = z.string().trim().min(1).max(200);
/** Of several the first: CAS lists what it has more than once. */
const text = z
  .union([line, z.tuple([line], z.string()).transform(([first]) => first)])
  .optional()
  .catch(undefined);
/** One text is one group: split at its spaces, "wiki admin" would make an administrator. */
const words = z
  .union([
    z.array(z.string().trim()),
    z
      .string()
      .trim()
      .transform((one) => [one]),
  ])
  .optional()
  .catch(undefined);
const Subject = z.string().min(1).max(255);

/** Whom a provider vouches for; `key` is the hash of its name for the session. */
export type Vouched = {
  issuer: string;
  claims: Record<string, unknown>;
  idToken: string | null;
  key: string | null;
};

export type Claimed = {
  subject: string;
  account: string;
  name: string;
  email: string;
  department: string;
  roles: readonly string[];
};

/** A provider that names only roles unknown here opens nothing; one that names none gets the default. */
export function readClaims(claims: Record<string, unknown>, mapping: ClaimsMapping): Claimed {
  const said = (name: string) => text.parse(claimNamed(claims, name));
  const subject = Subject.parse(claims['sub']);
  const account = said(mapping.account) ?? subject;
  const department = said(mapping.department);
  const named = department && (ownOf(mapping.departmentNames, department) ?? plainName(department));
  const roles = words.parse(claimNamed(claims, mapping.roles));
  return {
    subject,
    account,
    name: plainName(said(mapping.name) ?? '') || account,
    email: claims['email_verified'] === false ? '' : (said(mapping.email) ?? ''),
    department: named || mapping.defaultDepartment,
    roles: roles === undefined ? mapping.defaultRoles : rolesOf(roles, mapping),
  };
}

/** Once groups are named in the mapping only those count: another of the provider's may by chance be called as a role of ours. */
function rolesOf(said: readonly string[], { roleNames }: ClaimsMapping): string[] {
  if (!roleNames) return [...new Set(said)];
  return [...new Set(said.map((name) => ownOf(roleNames, name)).filter((role) => role !== undefined))];
}

/** By its whole name, else inside: realm_access.roles. */
function claimNamed(claims: Record<string, unknown>, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  return name.split('.').reduce<unknown>((inside, step) => Inside.parse(inside)[step], claims);
}
const Inside = z.record(z.string(), z.unknown()).catch({});

function ownOf(names: Readonly<Record<string, string>> | undefined, name: string): string | undefined {
  return names && Object.hasOwn(names, name) ? names[name] : undefined;
}
