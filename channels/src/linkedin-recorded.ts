// LinkedIn by recorded answers, for its tests.
import { outsideWith } from './conformance-world.ts';
import { linkedin } from './linkedin/index.ts';

type Said = Response | Error | undefined;
/** LinkedIn as a list of answers by method and path; what was asked is kept. */
export function recorded(answers: Record<string, (asked: string) => Said>) {
  const asked: [string, unknown, Headers][] = [];
  const outside = outsideWith(linkedin, {
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
