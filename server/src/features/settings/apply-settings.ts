// Apply what was set on screens to this process: only where the number of its version is another than it was.
import type { Context } from '../../context.ts';
import { ownHostsOf, withOwnSettings, type ChannelApp } from '../../own-settings.ts';
import { allApps } from './store/apps.ts';
import { allHosts } from './store/hosts.ts';
import { allClasses, readVersion } from './store/version.ts';
import { unsealApp } from './unseal-app.ts';

/** The number is read before the rest: what changes in between is read again. */
export async function applySettings(context: Context): Promise<void> {
  const { db, settings, channels, vault, log } = context;
  const version = await readVersion(db);
  if (version === settings.version) return;
  const [hosts, classes, rows] = await Promise.all([allHosts(db), allClasses(db), allApps(db)]);
  const apps: Record<string, ChannelApp> = {};
  for (const { id, key } of channels) {
    const row = rows.find(({ channelId }) => channelId === id);
    const app = row && unsealApp(vault, row);
    if (app) apps[key] = app;
    else if (row)
      log.error({ channel: key }, 'the application of a channel was sealed by another vault and is not used');
  }
  Object.assign(settings, { version, linkHosts: hosts.map(({ host }) => host), apps });
  // In its place: whoever holds the list finds the new rules there.
  for (const [at, channel] of channels.entries())
    channels[at] = withOwnSettings(channel, {
      linkHosts: ownHostsOf(context),
      classes: classes.flatMap(({ channelId, name }) => (channelId === channel.id ? [name] : [])),
    });
}
