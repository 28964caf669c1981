// The bare copy that uploads are measured against: whatever is put goes to a file, flushed, and nothing else happens.
import { createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const [folder = '.', port = '0'] = process.argv.slice(2);

const server = createServer((request, response) => {
  const file = createWriteStream(join(folder, (request.url ?? '/bare').slice(1)), { flush: true });
  pipeline(request, file).then(
    () => response.end(),
    () => response.destroy(),
  );
});
server.requestTimeout = 0;
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('the bare store is ready\n'));
process.on('disconnect', () => process.exit(0));
