// Remove the application set here for a channel: that of the environment is used again, or the channel is not set up.
import type { InputOf } from '@herald/contract/endpoint.ts';
import type { settingsEndpoints } from '@herald/contract/endpoints/settings.ts';
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeSettings } from './change-settings.ts';
import { findAppChannel } from './find-app-channel.ts';
import { refuseOtherApp } from './refuse-other-app.ts';
import { allApps, deleteApp } from './store/apps.ts';

export async function removeApp(
  context: Context,
  actor: Actor,
  { channelid, seenAt }: InputOf<typeof settingsEndpoints.removeChannelApp>,
): Promise<Record<string, never>> {
  const { rules } = findAppChannel(context, channelid);
  await changeSettings(context, async (tx) => {
    const stands = (await allApps(tx)).find(({ channelId }) => channelId === channelid);
    refuseOtherApp(context, stands, seenAt);
    if (!(await deleteApp(tx, channelid))) throw new Refusal('not-found');
    await recordChange(tx, actor, {
      deed: 'channelApp.remove',
      subjectKind: 'channelApp',
      subjectId: String(channelid),
      subject: rules.name,
      before: { key: 'set before', secret: 'set before' },
      after: null,
    });
  });
  return {};
}
