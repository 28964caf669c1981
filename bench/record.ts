// npm run record -- --out DIR: every operation of every channel against the sandbox, one file a channel, one request a line.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { recordChannels } from './record/record-channels.ts';

const { values } = parseArgs({ options: { out: { type: 'string' } } });
if (values.out === undefined) {
  console.error('npm run record -- --out DIR');
  process.exit(2);
}
const folder = resolve(values.out);
await recordChannels(folder, fetch, ({ channel, counts }) => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const each = Object.entries(counts).map(([operation, count]) => `${operation} ${count}`);
  console.log(`${channel.padEnd(12)} ${total} requests: ${each.join(', ')}`);
});
console.log(`Written to ${folder}`);
