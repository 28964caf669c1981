// The program of a cage: hears one wish, opens its page, says what it saw and ends; when nobody holds its input any more, it ends at once.
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { takePicture } from './take-picture.ts';
import { Wish } from './wish.ts';

/** Behind whatever publishes; the browser goes further back. */
const low = 5;

setPriority(low);
const input = createInterface({ input: process.stdin });
input.once('line', (line) => {
  takePicture(Wish.parse(JSON.parse(line)))
    .then((seen) => {
      const { bytes, ...said } = seen.state === 'taken' ? seen : { ...seen, bytes: Buffer.alloc(0) };
      process.stdout.write(`${JSON.stringify(said)}\n`);
      process.stdout.end(bytes, () => process.exit(0));
    })
    .catch((error: unknown) => {
      process.stderr.write(error instanceof Error ? error.message : String(error));
      process.exit(1);
    });
});
input.once('close', () => process.exit(1));
