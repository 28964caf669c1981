// Connect outside: a fresh connection to a platform, ready for its first byte, of which none is written here.
import { connectTimedOut } from '@herald/channels/never-sent.ts';
import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

const connectTimeoutMs = 10_000;

/** Nobody was reached: the call certainly did not happen. */
class ConnectTimedOut extends Error {
  readonly code = connectTimedOut;
}

/** Rejects with what the connection failed of, or with what ended the signal. HTTP/1.1 alone: over HTTP/2 a refused stream may be asked anew. */
export function connectOutside(url: URL, signal: AbortSignal): Promise<Socket> {
  signal.throwIfAborted();
  // An IPv6 address stands in brackets there.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isSecure = url.protocol === 'https:';
  const place = { host, port: Number(url.port) || (isSecure ? 443 : 80), noDelay: true };
  const servername = isIP(host) === 0 ? host : '';
  const socket = isSecure
    ? connectSecurely({ ...place, servername, ALPNProtocols: ['http/1.1'] })
    : connectPlain(place);
  return new Promise((done, fail) => {
    const giveUp = () => socket.destroy(new Error('the call is over', { cause: signal.reason }));
    const late = setTimeout(
      () => socket.destroy(new ConnectTimedOut(`no connection to ${url.host}`)),
      connectTimeoutMs,
    );
    const settle = () => {
      clearTimeout(late);
      signal.removeEventListener('abort', giveUp);
    };
    signal.addEventListener('abort', giveUp);
    socket.once('close', settle);
    // It stays: what the connection dies of later is told to whoever asks on it.
    socket.on('error', fail);
    socket.once(isSecure ? 'secureConnect' : 'connect', () => {
      settle();
      done(socket);
    });
  });
}
