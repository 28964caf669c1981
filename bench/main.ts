// npm run bench -- NAME [--json]: measures one thing; without a name says what can be measured.
import { parseArgs } from 'node:util';
import { describeMachine } from './machine.ts';
import type { Measure } from './measured.ts';

/** Each is loaded when it is asked for, with the browser or whatever else it needs. */
type Bench = { readonly line: string; readonly load: (count: number) => Promise<Measure> };

const benches: Readonly<Record<string, Bench>> = {
  start: {
    line: 'npm start on a fresh clone, warm and after kill -9, to the first page; resident memory of the whole system',
    load: async () => (await import('./start.ts')).measureStart,
  },
  bundle: {
    line: 'script a browser loads for sign-in, list and compose: bytes of the gzip bodies as transferred, in kB of 1000',
    load: async () => (await import('./bundle.ts')).measureBundle,
  },
  lateness: {
    line: 'ten publications due every second for two minutes, 200 accounts: how late the first byte leaves (2.5 minutes)',
    load: async () => (await import('./lateness.ts')).measureLateness,
  },
  burst: {
    line: 'a thousand due in one second, 100 accounts: when the last has left (half a minute)',
    load: async () => (await import('./burst.ts')).measureBurst,
  },
  drain: {
    line: 'ten thousand due, 500 accounts, two workers, beside the bare job engine: how many a second (3 minutes)',
    load: async () => (await import('./drain.ts')).measureDrain,
  },
  upload: {
    line: 'three films of a gigabyte at once, to disk and to S3, beside a bare copy; what others feel; what a killed server costs (5 minutes)',
    load: async () => (await import('./upload.ts')).measureUpload,
  },
  recover: {
    line: 'a worker is killed at work: when another has taken up all it held (half a minute)',
    load: async () => (await import('./recover.ts')).measureRecover,
  },
  screenshot: {
    line: 'pictures of a page (--count N, else 200), each in a browser of its own: how long one takes, what is left behind',
    load: async (count) => (await import('./screenshot.ts')).measureScreenshots(count),
  },
  typing: {
    line: 'keys into a text of ten thousand characters, six previews open, beside a bare field: frames, and how late a key is felt (2 minutes)',
    load: async () => (await import('./typing.ts')).measureTyping,
  },
  transcode: {
    line: 'fifteen seconds of H.265 converted, beside the tool alone: progress seen, and how soon it stops (3 minutes)',
    load: async () => (await import('./transcode.ts')).measureTranscode,
  },
};

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, count: { type: 'string', default: '200' } },
  allowPositionals: true,
});
const [name] = positionals;
if (name === undefined) {
  for (const [known, { line }] of Object.entries(benches)) console.log(`${known.padEnd(10)} ${line}`);
  process.exit(0);
}
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (!bench) {
  console.error(`There is no benchmark "${name}"; known are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
const machine = describeMachine();
const measure = await bench.load(Number(values.count));
const measured = await measure((line) => console.error(line));
if (values.json) console.log(JSON.stringify({ name, ...measured, machine }));
else
  for (const [figure, value] of Object.entries(measured.ours)) console.log(`${figure.padEnd(12)} ${value}`);
