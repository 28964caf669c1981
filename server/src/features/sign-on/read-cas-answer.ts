// Read: what a CAS server says of a ticket: whose it is, with the attributes it tells; a refusal throws with its code.
import { z } from 'zod';
import { readPlainXml } from '../../http/plain-xml.ts';

const line = z.string().max(2_000);
const Attributes = z
  .record(
    z.string(),
    z
      .union([line, z.array(line)])
      .optional()
      .catch(undefined),
  )
  .catch({});
const Answer = z.object({
  serviceResponse: z.union([
    z.strictObject({
      authenticationSuccess: z.object({
        user: z.string().min(1).max(255),
        attributes: Attributes.optional(),
      }),
    }),
    z.strictObject({
      authenticationFailure: z.object({ '@code': z.string().max(100) }).catch({ '@code': '' }),
    }),
  ]),
});

type CasPerson = { user: string; attributes: Record<string, string | string[] | undefined> };

export function readCasAnswer(text: string): CasPerson {
  const read = Answer.safeParse(readPlainXml(text));
  if (!read.success) throw new Error('the CAS server answered what is no answer of CAS');
  const { serviceResponse } = read.data;
  if ('authenticationSuccess' in serviceResponse) {
    const { user, attributes = {} } = serviceResponse.authenticationSuccess;
    return { user, attributes };
  }
  const code = serviceResponse.authenticationFailure['@code'];
  throw Object.assign(new Error('the CAS server refused the ticket'), { code });
}
