// A platform by recorded answers, for the tests of one channel.
import type { Channel } from './channel.ts';
import { outsideWith } from './conformance-world.ts';

type Said = Response | Error | undefined;
/** A list of answers by method and path (LinkedIn's `rest/` left out); what was asked is kept. */
export function recordAnswers(channel: Channel, answers: Record<string, (asked: string) => Said>) {
  const asked: [string, unknown, Headers][] = [];
  const outside = outsideWith(channel, {
    readFile: async () => ({ bytes: new Uint8Array([1]), mimeType: 'image/png' }),
    openFile: async () => ({
      sizeBytes: 3,
      mimeType: 'video/mp4',
      read: async (from, length) => new Uint8Array([1, 2, 3]).slice(from, from + length),
    }),
    async fetch(url, { method, body, headers }) {
      const name = `${method} ${url.replace(/^https:\/\/[^/]+\/(?:rest\/)?/, '')}`;
      asked.push([name, typeof body === 'string' ? JSON.parse(body) : body, new Headers(headers)]);
      const found = Object.entries(answers).find(([beginning]) => name.startsWith(beginning));
      const answer = found?.[1](name) ?? new Error(`No answer to ${name}`);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });
  return { outside, asked };
}
