// Unpacks the Chromium of the package whose folder it is told into what it is told to call the temporary folder; a process of its own, for the package asks no other place.
import { chmodSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

type Inflate = (archive: string) => Promise<string>;
type Unpacked = { executablePath(): Promise<string> };
const isCallable = (one: unknown) => typeof one === 'function';
const Package = z.object({
  inflate: z.custom<Inflate>(isCallable),
  default: z.custom<Unpacked>(
    (one) => isCallable(one) && typeof one === 'function' && 'executablePath' in one,
  ),
});

const pack = process.argv[2] ?? '';
const found = Package.parse(await import(pathToFileURL(join(pack, 'build/index.js')).href));
await found.default.executablePath();
await found.inflate(join(pack, 'bin/al2023.tar.br'));
// Whoever it is started as reads and runs it; nobody but us writes it.
for (const entry of readdirSync(tmpdir(), { recursive: true, withFileTypes: true }))
  chmodSync(join(entry.parentPath, entry.name), 0o755);
