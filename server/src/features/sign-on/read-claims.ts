// Read: what a provider says of a person, as far as we use it; what is missing gets our default, what is odd is left out.
import { z } from 'zod';

const text = z.string().trim().min(1).max(200).optional().catch(undefined);
const words = z.union([z.array(z.string()), z.string().transform((list) => list.split(/[\s,]+/))]);

const Claims = z.object({
  sub: z.string().min(1).max(255),
  preferred_username: text,
  name: text,
  email: text,
  email_verified: z.boolean().optional().catch(undefined),
  department: text,
  roles: words.optional().catch(undefined),
});

const defaultDepartment = '国际部';
/** For providers that say nothing of roles; one that names only roles unknown here opens nothing. */
const defaultRoles = ['editor'];

export type Claimed = {
  subject: string;
  account: string;
  name: string;
  email: string;
  department: string;
  roles: string[];
};

export function readClaims(claims: Record<string, unknown>): Claimed {
  const said = Claims.parse(claims);
  const account = said.preferred_username ?? said.sub;
  return {
    subject: said.sub,
    account,
    name: said.name ?? account,
    email: said.email_verified === false ? '' : (said.email ?? ''),
    department: said.department ?? defaultDepartment,
    roles: said.roles ?? defaultRoles,
  };
}
