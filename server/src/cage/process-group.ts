// A process group: what it holds of the memory, and its end. Reads /proc; where there is none, it holds nothing that we know of.
import { readdirSync, readFileSync } from 'node:fs';

const kilobyte = 1_024;

/** What nobody else holds too: the program itself is not counted once for each of its processes. */
export function heldBytes(group: number): number {
  let kilobytes = 0;
  for (const pid of membersOf(group)) {
    const status = textOf(`/proc/${pid}/status`);
    for (const [, held] of status.matchAll(/^(?:RssAnon|RssShmem):\s+(\d+) kB/gm)) kilobytes += Number(held);
  }
  return kilobytes * kilobyte;
}

/** Does nothing where it has ended. */
export function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // Nobody of it is left.
  }
}

function membersOf(group: number): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && groupOf(name) === group);
  } catch {
    return [];
  }
}

/** The third field after the name, which may hold spaces. */
function groupOf(pid: string): number {
  const stat = textOf(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2]);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
