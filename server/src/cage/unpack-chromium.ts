// Unpacks the Chromium npm brought into the folder it is told to call its temporary one; a process of its own, for the package asks no other place.
import { chmodSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sparticuz, { inflate } from '@sparticuz/chromium';

const pack = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');
await sparticuz.executablePath();
await inflate(join(pack, 'bin/al2023.tar.br'));
// Whoever it is started as reads and runs it; nobody but us writes it.
for (const entry of readdirSync(tmpdir(), { recursive: true, withFileTypes: true }))
  chmodSync(join(entry.parentPath, entry.name), 0o755);
