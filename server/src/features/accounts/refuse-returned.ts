// Refuse what a consent came back with instead of a code: declined by the person, beyond the application's rights, or broken off by the platform, in its words.
import type { Channel, Returned } from '@herald/channels/channel.ts';
import { PlatformRefusal } from '../../platform-refusal.ts';
import { Refusal } from '../../refusal.ts';

/** RFC 6749 §4.1.2.1; LinkedIn has two words of its own (channels.md §5). */
const declined: readonly string[] = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];
/** LinkedIn's word for a consent that asks for a right the application was never given. */
const beyond = 'unauthorized_scope_error';

/** Meta's dialogs say a number and a message where others say `error`. Errors: authorisation-declined, -beyond, -failed. */
export function refuseReturned(channel: Channel, returned: Returned): void {
  const { error = '', error_code: number = '', error_description: words = '', error_message = '' } = returned;
  const platformCode = error || number;
  if (platformCode === '') return;
  if (platformCode === beyond) throw new Refusal('authorisation-beyond');
  if (declined.includes(platformCode)) throw new Refusal('authorisation-declined');
  const message = words || error_message;
  throw new PlatformRefusal('authorisation-failed', channel, { platformCode, message });
}
