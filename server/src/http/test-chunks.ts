// Chunks of a test's own over real HTTP: asked after, put, put all, or begun and left hanging.
import { request, type ClientRequest } from 'node:http';
import type { UploadPolicy } from '@herald/contract/media.ts';
import { z } from 'zod';

const Answer = z.object({ code: z.number(), data: z.unknown() });
const Offset = z.object({ data: z.object({ offset: z.number() }) });
type Said = { status: number; code: number; data: unknown };

export type ChunkSender = {
  readonly ask: (method: 'GET' | 'POST', policy: UploadPolicy) => Promise<Said>;
  readonly offset: (policy: UploadPolicy) => Promise<number>;
  readonly put: (policy: UploadPolicy, offset: number, bytes: Buffer) => Promise<Said>;
  /** In chunks of `piece` bytes; throws where one is refused. */
  readonly putAll: (policy: UploadPolicy, bytes: Buffer, piece: number, from?: number) => Promise<void>;
  /** Of `length` bytes; nothing is sent yet. */
  readonly begin: (policy: UploadPolicy, offset: number, length: number) => ClientRequest;
};

/** `originOf` is asked every time: a server may be started anew elsewhere. */
export function openChunkSender(originOf: () => string): ChunkSender {
  const address = (policy: UploadPolicy) => `${originOf()}/prod-api/oss/chunks/${policy.key}`;
  const headersOf = ({ policy, signature }: UploadPolicy) => ({
    'upload-policy': policy,
    'upload-signature': signature,
  });
  const bytesOf = (policy: UploadPolicy) => ({
    ...headersOf(policy),
    'content-type': 'application/octet-stream',
  });
  const ask: ChunkSender['ask'] = (method, policy) =>
    said(fetch(address(policy), { method, headers: headersOf(policy) }));
  const put: ChunkSender['put'] = (policy, offset, bytes) => {
    const body = new Uint8Array(bytes);
    return said(
      fetch(`${address(policy)}?offset=${offset}`, { method: 'PUT', headers: bytesOf(policy), body }),
    );
  };
  return {
    ask,
    put,
    offset: async (policy) => Offset.parse(await ask('GET', policy)).data.offset,
    async putAll(policy, bytes, piece, from = 0) {
      for (let at = from; at < bytes.length; at += piece) {
        const { status } = await put(policy, at, bytes.subarray(at, at + piece));
        if (status !== 200) throw new Error(`the chunk at ${at} was answered with ${status}`);
      }
    },
    begin(policy, offset, length) {
      const headers = { ...bytesOf(policy), 'content-length': length };
      const sent = request(`${address(policy)}?offset=${offset}`, { method: 'PUT', headers });
      sent.on('error', () => undefined);
      return sent;
    },
  };
}

async function said(asked: Promise<Response>): Promise<Said> {
  const answer = await asked;
  return { status: answer.status, ...Answer.parse(await answer.json()) };
}
