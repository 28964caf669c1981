// Describe the evidence of a step: what a platform said in it is told in its reader's language.
import type { Channel } from '@herald/channels/channel.ts';
import type { Language } from '@herald/contract/languages.ts';
import { sayRefusal } from '../../platform-refusal.ts';

export function describeEvidence(
  language: Language,
  channel: Channel,
  evidence: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { said: message, code, ...rest } = evidence;
  if (typeof message !== 'string') return { ...evidence };
  const platformCode = typeof code === 'string' ? code : '';
  return { ...rest, code: platformCode, said: sayRefusal(language, channel, { platformCode, message }) };
}
