// Listens at the fetch a channel is handed: what left, what came back, at the platform's own addresses, without secrets.
import type { Outside } from '@herald/channels/channel.ts';
import { decodeAnswer, decodeRequest } from './decode-body.ts';
import type { Operation } from './operations.ts';
import { openSecrets } from './redact.ts';

export type Exchange = {
  readonly channel: string;
  readonly operation: Operation;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly answer: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: unknown;
  };
};

export type Recorder = {
  /** The same world, with everything asked written down under the operation. */
  during(operation: Operation): Outside;
  readonly operations: () => readonly Operation[];
  /** One line an exchange; made at the end, when every secret of the run is known. */
  lines(): string[];
};

export function openRecorder(
  channel: { readonly key: string; readonly bases: Readonly<Record<string, string>> },
  outside: Outside,
): Recorder {
  const kept: Exchange[] = [];
  const standsFor = Object.entries(outside.bases)
    .map(([name, base]) => [base, channel.bases[name] ?? base] as const)
    .toSorted(([a], [b]) => b.length - a.length);
  const ownAddress = (text: string) =>
    standsFor.reduce((words, [base, own]) => words.replaceAll(base, own), text);

  const record = async (operation: Operation, url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    const { method } = request;
    const headers = headersOf(request.headers);
    const body = await decodeRequest(request);
    const response = await outside.fetch(url, init);
    const { status } = response;
    const copy = response.clone();
    const answer = { status, headers: headersOf(copy.headers), body: await decodeAnswer(copy) };
    kept.push({ channel: channel.key, operation, method, url, headers, body, answer });
    return response;
  };

  return {
    during: (operation) => ({ ...outside, fetch: (url, init) => record(operation, url, init) }),
    operations: () => kept.map(({ operation }) => operation),
    lines: () => {
      const secrets = openSecrets([outside.app.secret]);
      secrets.learn(kept);
      return kept.map((exchange) => ownAddress(JSON.stringify(secrets.redact(exchange))));
    },
  };
}

/** The boundary between parts is drawn by lot, so it is left out. */
function headersOf(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, value]) => [name, value.replace(/;\s*boundary=.*$/, '')]),
  );
}
