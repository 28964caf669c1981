// Puts an answer on the wire, whole or broken in one of the ways networks break answers.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './call.ts';
import { payloadOf } from './call.ts';

export function send(reply: FastifyReply, answer: Answer): void {
  void reply.status(answer.status).headers(answer.headers).send(payloadOf(answer));
}

/** The connection stays open and silent until the other side gives up. */
export function fallSilent(reply: FastifyReply): void {
  reply.hijack();
}

export function reset(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.resetAndDestroy();
}

export function sendHalf(reply: FastifyReply, answer: Answer): void {
  const payload = payloadOf(answer);
  reply.hijack();
  reply.raw.writeHead(answer.status, { ...answer.headers, 'content-length': payload.length });
  reply.raw.write(payload.subarray(0, Math.floor(payload.length / 2)), () => reply.raw.destroy());
}

export function drip(reply: FastifyReply, answer: Answer, bytesPerSecond: number): void {
  const payload = payloadOf(answer);
  reply.hijack();
  reply.raw.writeHead(answer.status, { ...answer.headers, 'content-length': payload.length });
  let sent = 0;
  const next = setInterval(() => {
    if (reply.raw.destroyed) return clearInterval(next);
    reply.raw.write(payload.subarray(sent, sent + 1));
    sent += 1;
    if (sent < payload.length) return;
    clearInterval(next);
    reply.raw.end();
  }, 1_000 / bytesPerSecond);
}
