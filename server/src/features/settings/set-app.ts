// Set the application a channel is spoken to with: sealed, used by every process from the next call on, before the environment's; never over one that was not seen.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { settingsEndpoints } from '@herald/contract/endpoints/settings.ts';
import type { Actor, Context } from '../../context.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeSettings } from './change-settings.ts';
import { findAppChannel } from './find-app-channel.ts';
import { refuseOtherApp } from './refuse-other-app.ts';
import { sealApp } from './seal-app.ts';
import { allApps, saveApp } from './store/apps.ts';

/** The log says that it was set, never what it is. */
export async function setApp(
  context: Context,
  actor: Actor,
  { channelid, key, secret, seenAt }: InputOf<typeof settingsEndpoints.setChannelApp>,
): Promise<Record<string, never>> {
  const { rules } = findAppChannel(context, channelid);
  const sealed = sealApp(context.vault, channelid, { id: key, secret });
  await changeSettings(context, async (tx) => {
    const stands = (await allApps(tx)).find(({ channelId }) => channelId === channelid);
    refuseOtherApp(context, stands, seenAt);
    const had = stands !== undefined;
    await saveApp(tx, { channelId: channelid, sealed, setBy: actor.personId });
    await recordChange(tx, actor, {
      deed: had ? 'channelApp.change' : 'channelApp.create',
      subjectKind: 'channelApp',
      subjectId: String(channelid),
      subject: rules.name,
      before: had ? { key: 'set before', secret: 'set before' } : null,
      after: { key: 'set anew', secret: 'set anew' },
    });
  });
  return {};
}
