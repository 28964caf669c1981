// Remove the application set here for a channel: that of the environment is used again, or the channel is not set up.
import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import { recordChange } from '../audit/record-change.ts';
import { changeSettings } from './change-settings.ts';
import { findAppChannel } from './find-app-channel.ts';
import { deleteApp } from './store/apps.ts';

export async function removeApp(
  context: Context,
  actor: Actor,
  { channelid }: { channelid: number },
): Promise<Record<string, never>> {
  const { rules } = findAppChannel(context, channelid);
  await changeSettings(context, async (tx) => {
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
