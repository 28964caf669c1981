// One request as a sender makes it: small ones whole, a piece of a film through two buffers that are used again and again.
import { open } from 'node:fs/promises';
import { request, type Agent, type ClientRequest } from 'node:http';

export type Answer = { readonly status: number; readonly text: string };
export type Slice = {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly onSent?: (bytes: number) => void;
};
type Asked = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent: a line of its own. */
  readonly agent?: Agent;
};

const bufferBytes = 262_144;

export function call(url: string, asked: Asked, body: string | Slice = ''): Promise<Answer> {
  return new Promise((done, fail) => {
    const outgoing = request(url, { agent: false, ...asked }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('error', fail);
      answer.on('end', () => done({ status: answer.statusCode ?? 0, text }));
    });
    outgoing.on('error', fail);
    if (typeof body === 'string') outgoing.end(body);
    else pump(body, outgoing).catch(fail);
  });
}

/** The sender shares the machine with what is measured: nothing is left to its collector. */
async function pump({ path, start, end, onSent }: Slice, outgoing: ClientRequest): Promise<void> {
  const file = await open(path);
  const [first, second] = [Buffer.allocUnsafeSlow(bufferBytes), Buffer.allocUnsafeSlow(bufferBytes)];
  let [filling, leaving, left] = [first, second, Promise.resolve()];
  try {
    for (let at = start; at < end;) {
      const { bytesRead } = await file.read(filling, 0, Math.min(bufferBytes, end - at), at);
      if (bytesRead === 0) throw new Error(`${path} ends at ${at}`);
      await left;
      left = write(outgoing, filling.subarray(0, bytesRead));
      left.catch(() => undefined);
      at += bytesRead;
      onSent?.(bytesRead);
      [filling, leaving] = [leaving, filling];
    }
    await left;
    outgoing.end();
  } finally {
    await file.close();
  }
}

/** Until the kernel has them. */
function write(outgoing: ClientRequest, bytes: Buffer): Promise<void> {
  return new Promise((done, fail) => {
    outgoing.write(bytes, (error) => (error ? fail(error) : done()));
  });
}
