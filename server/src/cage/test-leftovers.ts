// What cages leave behind, for tests and measurements: folders, and processes that name one, whose own program has ended.
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isOwnerGone } from '../process-owner.ts';

const named = /herald-cage-([\w.]+)-\w+/;
/** What others left before we began is not ours. */
const before = new Set(found());

export function listLeftovers(): string[] {
  return found().filter((one) => !before.has(one));
}

function found(): string[] {
  const commands = readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .map(commandOf);
  return [...readdirSync(tmpdir()), ...commands].flatMap((text) => {
    const [name, owner = ''] = named.exec(text) ?? [];
    return name !== undefined && isOwnerGone(owner) ? [name] : [];
  });
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
