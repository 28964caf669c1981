// Our files under the address we are known by: some platforms fetch them there themselves.
import { createServer } from 'node:http';
import type { Context } from '@herald/server/context.ts';
import { serveFile } from '@herald/server/features/media/serve-file.ts';

export type MediaServer = { readonly origin: string; open(context: Context): void; close(): void };

/** Listens at once, since the settings name its address; answers once there is a house behind it. */
export async function serveMedia(): Promise<MediaServer> {
  let house: Context | null = null;
  const server = createServer((request, response) => {
    const answer = async () => {
      const [, key = ''] = /^\/prod-api\/media\/([\w.-]+)$/.exec(request.url ?? '') ?? [];
      if (!house) throw new Error('nobody is there yet');
      const { status, headers, body } = await serveFile(house, { key, width: null, range: undefined });
      response.writeHead(status, headers);
      if (body) body.pipe(response);
      else response.end();
    };
    answer().catch(() => response.writeHead(404).end());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address !== 'object') throw new Error('the files have no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    open: (context) => {
      house = context;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
