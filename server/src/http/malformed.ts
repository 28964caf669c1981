// Malformed: what is no HTTP never becomes a request; it is answered by an envelope with our headers all the same.
import { chooseLanguage } from '@herald/contract/languages.ts';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../refusal.ts';
import { envelopeOf } from './errors.ts';
import { everywhere } from './headers.ts';
import type { Config } from '../config.ts';

type Broken = Error & { readonly code?: string };

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Written by hand onto the connection, which then ends: who speaks it so badly is not listened to further. */
export function answerMalformed(config: Config): (error: Broken, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (!socket.writable) return void socket.destroy(error);
    const status = statuses[error.code ?? ''] ?? 400;
    // What language it speaks cannot be read either.
    const body = JSON.stringify(envelopeOf(new Refusal('request-unreadable'), chooseLanguage(null, [])));
    const headers = {
      ...everywhere(config),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  };
}
