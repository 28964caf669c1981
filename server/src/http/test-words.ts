// Words that are told and do not get through, for tests: a package as somebody saves it, and a post its platform refuses.
import type { Channel, Settlement } from '@herald/channels/channel.ts';
import { failed } from '@herald/channels/failure.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { savePackage } from '../features/content/save-package.ts';
import type { Publication } from '../features/publishing/store/rows.ts';
import { advanceUntil, type Newsroom } from '../test-newsroom.ts';

/** A package of one text, by Maya; `more` names the one that is changed. */
export function say({ context, maya }: Newsroom, content: string, more: object = {}) {
  const materialList = [{ mediaType: mediaTypes.text, content }];
  return savePackage(context, maya, PackageBody.parse({ title: content, materialList, ...more }));
}

/** The same newsroom, whose platforms refuse every post for good. */
export function refusing({ context }: Newsroom): Newsroom['context'] {
  const publish = async () => failed('permission', 'not today');
  return { ...context, channels: context.channels.map((channel) => ({ ...channel, publish })) };
}

export function sendInVain(room: Newsroom, one: Publication) {
  return advanceUntil(refusing(room), one, ['failed']);
}

/** The same newsroom on platforms of handles, as WeChat and Instagram are, where looking answers this. */
export function looking({ context }: Newsroom, answers: Settlement): Newsroom['context'] {
  const channels = context.channels.map((channel): Channel => ({
    ...channel,
    settledBy: { by: 'handle' },
    settle: { ...channel.settle, settle: async () => answers },
  }));
  return { ...context, channels };
}
