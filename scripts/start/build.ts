// Build the console ahead of the first start.
import { join } from 'node:path';
import { buildConsole } from './build-console.ts';

await buildConsole(join(import.meta.dirname, '../..'), (line) => console.log(line));
