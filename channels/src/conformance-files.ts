// The files of the tests' posts, and an address for each, under which a platform may fetch it.
export type Kept = { readonly bytes: Uint8Array<ArrayBuffer>; readonly mimeType: string };

/** By the address a post has for it. */
export const kept = new Map<string, Kept>();

/** A server of Node's, as far as it is used here; it is handed in. */
type Server = {
  on(event: 'request', answer: (request: { url?: string | undefined }, response: Reply) => void): unknown;
  listen(port: number, host: string, done: () => void): unknown;
  address(): { port: number } | string | null;
  unref(): unknown;
};
type Reply = {
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(bytes?: Uint8Array): unknown;
};

let served = '';

/** Serves all that is kept, until the process ends. */
export function serveKept(server: Server): Promise<void> {
  server.on('request', ({ url = '' }, response) => {
    const file = kept.get(`herald://${url.slice(1)}`);
    response.writeHead(file ? 200 : 404, { 'content-type': file?.mimeType ?? 'text/plain' });
    response.end(file?.bytes);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      served = `http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? 0) : 0}`;
      server.unref();
      done();
    });
  });
}

export function addressOf(url: string): string {
  return url.replace('herald:/', served);
}
