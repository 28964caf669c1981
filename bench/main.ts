// npm run bench -- NAME [--json]: measures one thing; without a name says what can be measured.
import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { describeMachine } from './machine.ts';
import type { Bench } from './measured.ts';
import { start } from './start.ts';

const benches: Readonly<Record<string, Bench>> = { start, bundle };

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name] = positionals;
if (name === undefined) {
  for (const [known, { line }] of Object.entries(benches)) console.log(`${known.padEnd(8)} ${line}`);
  process.exit(0);
}
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (!bench) {
  console.error(`There is no benchmark "${name}"; known are ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
const machine = describeMachine();
const measured = await bench.measure((line) => console.error(line));
if (values.json) console.log(JSON.stringify({ name, ...measured, machine }));
else
  for (const [figure, value] of Object.entries(measured.ours)) console.log(`${figure.padEnd(12)} ${value}`);
