// Our files under the address we are known by: some platforms fetch them there themselves.
import { createServer } from 'node:http';
import type { Context } from '@herald/server/context.ts';
import { serveFile } from '@herald/server/features/media/serve-file.ts';
import { verifyAddress } from '@herald/server/features/media/verify-address.ts';

export type MediaServer = { readonly origin: string; open(context: Context): void; close(): void };

/** Listens at once, since the settings name its address; answers once there is a house behind it. */
export async function serveMedia(): Promise<MediaServer> {
  let house: Context | null = null;
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://here');
      const [, key = ''] = /^\/prod-api\/media\/([\w.-]+)$/.exec(pathname) ?? [];
      if (!house) throw new Error('nobody is there yet');
      const until = Number(searchParams.get('until'));
      const signature = searchParams.get('signature') ?? '';
      const freshSeconds = await verifyAddress(house, { key, until, signature });
      if (freshSeconds === null) throw new Error('nobody signed this address');
      const { status, headers, body } = await serveFile(house, { key, width: null, freshSeconds });
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
