// Unseal the application of a channel; null where another vault has sealed it: a backup restored without its key.
import { z } from 'zod';
import type { ChannelApp } from '../../own-settings.ts';
import type { Vault } from '../../vault.ts';

const Plain = z.object({ id: z.string(), secret: z.string() });

export function unsealApp(
  vault: Vault,
  { channelId, sealed }: { channelId: number; sealed: string },
): ChannelApp | null {
  try {
    return Plain.parse(JSON.parse(vault.unseal(sealed, `channel_app|${channelId}`)));
  } catch {
    return null;
  }
}
