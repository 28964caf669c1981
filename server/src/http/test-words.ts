// Words that are told and do not get through, for tests: a package as somebody saves it, and a post its platform refuses.
import type { Channel } from '@herald/channels/channel.ts';
import type { Settlement } from '@herald/channels/settlement.ts';
import { failed } from '@herald/channels/failure.ts';
import { mediaTypes, PackageBody } from '@herald/contract/content.ts';
import { savePackage } from '../features/content/save-package.ts';
import { publishPackage } from '../features/publishing/publish-package.ts';
import type { Publication } from '../features/publishing/store/rows.ts';
import { advanceUntil, fromContent, type Newsroom } from '../test-newsroom.ts';

/** A package of one text, by Maya; `more` names the one that is changed. */
export function say({ context, maya }: Newsroom, content: string, more: object = {}) {
  const materialList = [{ mediaType: mediaTypes.text, content }];
  return savePackage(context, maya, PackageBody.parse({ title: content, materialList, ...more }));
}

/** What it says now to one account, at once, by Maya; `more` confirms. */
export async function publishSaved(
  { context, maya }: Newsroom,
  { id }: { readonly id: string },
  pkGUID: string,
  more: object = {},
): Promise<Publication> {
  const asked = [{ pkGUID, bids: [id], ...more }];
  const [one] = await publishPackage(context, maya, asked, fromContent);
  if (!one) throw new Error('nothing was queued');
  return one;
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
