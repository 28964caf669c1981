// Receive: a CAS server's word that a sign-on ended there; the ticket it named for us is the session (CAS Protocol 3.0.3 §2.3.3).
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { readPlainXml } from '../../http/plain-xml.ts';
import { providerKeyOf } from '../../http/sign-on-provider.ts';
import type { Way } from '../../http/sign-on-settings.ts';
import { endByProviderKey, lockProviderKey, noteOnce } from './store/provider-sessions.ts';

const Request = z.object({ LogoutRequest: z.object({ SessionIndex: z.string().min(1).max(256) }) });

/** Who knows the ticket is the server, or whoever it was given to: it is said nowhere else. Null for what is no such request. */
export async function receiveLogoutRequest(
  context: Context,
  { server }: Extract<Way, { mode: 'cas' }>,
  { request }: { request: string },
): Promise<{ ended: number } | null> {
  const read = Request.safeParse(readPlainXml(request));
  if (!read.success) return null;
  const key = providerKeyOf(server, read.data.LogoutRequest.SessionIndex);
  const ended = await context.db.transaction().execute(async (tx) => {
    await lockProviderKey(tx, key);
    await noteOnce(tx, key);
    return endByProviderKey(tx, key);
  });
  return { ended };
}
