// What is asked of a store in its own words, heard by a server of the test's own.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { freePort } from '../db/free-port.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient } from './s3-client.ts';
import { copyObject } from './s3-objects.ts';

const heard: IncomingHttpHeaders[] = [];
/** As a store that knows the condition: it copies what has the tag "a". */
const store = createServer(({ headers }, answer) => {
  heard.push(headers);
  const isSame = headers['x-amz-copy-source-if-match'] === '"a"';
  answer.writeHead(isSame ? 200 : 412, { 'content-type': 'application/xml' });
  const code = '<Error><Code>PreconditionFailed</Code><Message>no</Message></Error>';
  answer.end(isSame ? '<CopyObjectResult><ETag>"a"</ETag></CopyObjectResult>' : code);
});
let endpoint: string;

beforeAll(async () => {
  const port = await freePort();
  await new Promise<void>((done) => store.listen(port, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(() => store.close());

it('a copy is asked for of exactly the bytes that were judged, and is refused of others', async () => {
  const settings = { endpoint, publicEndpoint: endpoint, region: 'x', bucket: 'b', key: 'k', secret: 's' };
  const bucket = { s3: openClient(settings, endpoint), name: 'b' };
  await copyObject(bucket, { from: 'parts/one', tag: '"a"' }, 'files/one');
  expect(heard.at(-1)).toMatchObject({ 'x-amz-copy-source': 'b/parts/one' });
  const other = copyObject(bucket, { from: 'parts/one', tag: '"b"' }, 'files/one');
  await expect(other).rejects.toMatchObject({ name: 'PreconditionFailed' });
});
