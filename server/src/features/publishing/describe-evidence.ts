// Describe the evidence of a step: what a platform said in it, and what was seen beforehand, is told in its reader's language.
import type { Channel } from '@herald/channels/channel.ts';
import type { Language } from '@herald/contract/languages.ts';
import { Finding } from '@herald/contract/preflight.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { sayRefusal } from '../../platform-refusal.ts';

export function describeEvidence(
  language: Language,
  channel: Channel,
  { preflight, ...evidence }: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const findings = Finding.array().safeParse(preflight).data ?? [];
  const beforehand =
    findings.length > 0
      ? { preflight: findings.map(({ code, figures }) => say(language, code, figures)) }
      : {};
  const { said: message, code, ...rest } = evidence;
  if (typeof message !== 'string') return { ...evidence, ...beforehand };
  const platformCode = typeof code === 'string' ? code : '';
  const said = sayRefusal(language, channel, { platformCode, message });
  return { ...rest, ...beforehand, code: platformCode, said };
}
