// Edit and take down at the stand-in; both may be repeated without harm.
import type { Change } from '@herald/channels/channel.ts';
import { z } from 'zod';
import { Shown, speak, urlOf } from './speak.ts';

export const change: Change = {
  async takeDown(outside, { token }, externalId) {
    const path = `posts/${externalId}`;
    const answer = await speak(
      outside,
      token.access,
      { method: 'DELETE', path },
      z.object({ id: z.string() }),
    );
    if (answer.ok || answer.failure.platformCode === 'gone') return { ok: true, value: 'gone' };
    return answer;
  },

  async edit(outside, { token }, externalId, { text }) {
    const question = { method: 'POST', path: `posts/${externalId}/text`, body: { json: { text } } } as const;
    const answer = await speak(outside, token.access, question, Shown);
    if (!answer.ok) return answer;
    return { ok: true, value: { state: 'live', externalId, url: urlOf(outside, externalId) } };
  },
};
