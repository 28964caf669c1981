// Seal the application of a channel for that channel alone; nothing else opens it.
import type { ChannelApp } from '../../own-settings.ts';
import type { Vault } from '../../vault.ts';

export function sealApp(vault: Vault, channelId: number, app: ChannelApp): string {
  return vault.seal(JSON.stringify(app), `channel_app|${channelId}`);
}
