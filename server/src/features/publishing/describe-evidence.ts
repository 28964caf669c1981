// Describe the evidence of a step in its reader's language: what a platform said in it, and what was seen beforehand; what our
// machine noticed is told by the step's reason, and its own words stay in the database.
import type { Channel } from '@herald/channels/channel.ts';
import type { Language } from '@herald/contract/languages.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import { Finding } from '@herald/contract/preflight.ts';
import { say } from '@herald/contract/sentences/say.ts';
import { sayRefusal } from '../../platform-refusal.ts';
import { withRightsSaid } from '../../right-words.ts';

export function describeEvidence(
  language: Language,
  channel: Channel,
  { preflight, ...evidence }: Readonly<Record<string, unknown>>,
  state?: PublicationState,
): Record<string, unknown> {
  const findings = Finding.array().safeParse(preflight).data ?? [];
  const beforehand =
    findings.length > 0
      ? {
          preflight: findings.map(({ code, figures }) =>
            say(language, code, withRightsSaid(language, figures)),
          ),
        }
      : {};
  const { said: words, noticed: _ours, code, ...rest } = evidence;
  const message = typeof words === 'string' ? words : '';
  const platformCode = typeof code === 'string' ? code : '';
  const said = sayRefusal(language, channel, { platformCode, message }, state);
  return { ...rest, ...beforehand, ...(platformCode && { code: platformCode }), ...(said && { said }) };
}
