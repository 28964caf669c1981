// Whose a folder on this machine's disk is: a name for this process by which any other of the machine knows whether it has died.
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Numbers of processes mean something within one start of one machine, and there within one container. */
const machine = createHash('sha256')
  .update([hostname(), read('/proc/sys/kernel/random/boot_id'), spaceOfNumbers()].join(' '))
  .digest('hex')
  .slice(0, 12);

/** Letters and digits between dots: a part of a name of a file. */
export function nameOwner(): string {
  return [machine, process.pid, beginningOf(process.pid)].join('.');
}

/** False too for what is no such name, and for another machine's: of those nobody here can tell. */
export function isOwnerGone(owner: string): boolean {
  const [where, pid, begun] = owner.split('.');
  if (where !== machine || !/^\d+$/.test(pid ?? '')) return false;
  // Its number may be another's by now.
  return !isAlive(Number(pid)) || beginningOf(Number(pid)) !== begun;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The twentieth field after the name, which may hold spaces: ticks since the machine began. `0` where nothing says it. */
function beginningOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

function spaceOfNumbers(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}
