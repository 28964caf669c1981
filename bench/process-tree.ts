// A process and all it started: who they are, what memory they hold, and how to be rid of them. Reads /proc.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** `born` tells a process from a later one with the same number. */
export type Member = { readonly pid: number; readonly born: string; readonly program: string };

const kilobyte = 1_024;

export function treeOf(root: number): Member[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const parent = Number(statOf(pid)?.[1]);
    if (Number.isInteger(parent)) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const below = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(below)];
  return below(root).flatMap((pid) => memberOf(pid) ?? []);
}

export function isAlive({ pid, born }: Member): boolean {
  const now = statOf(pid);
  return now?.[19] === born && now[0] !== 'Z';
}

export function signalMember(member: Member, signal: NodeJS.Signals): void {
  try {
    if (isAlive(member)) process.kill(member.pid, signal);
  } catch {
    // Gone between the two.
  }
}

/** Shared memory is divided among those who share it, so that sums are true; where that is hidden, what is resident. */
export function residentBytes({ pid }: Member): number {
  const shared = kilobytesIn(`/proc/${pid}/smaps_rollup`, /^Pss:\s+(\d+) kB/m);
  return (shared ?? kilobytesIn(`/proc/${pid}/status`, /^VmRSS:\s+(\d+) kB/m) ?? 0) * kilobyte;
}

function memberOf(pid: number): Member | null {
  const born = statOf(pid)?.[19];
  return born === undefined ? null : { pid, born, program: programOf(pid) };
}

/** The fields after the name, which may hold spaces: state, parent, …, and the twentieth is the time of birth. */
function statOf(pid: number): string[] | null {
  const text = Number.isInteger(pid) ? textOf(`/proc/${pid}/stat`) : null;
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function programOf(pid: number): string {
  try {
    return basename(readlinkSync(`/proc/${pid}/exe`));
  } catch {
    return textOf(`/proc/${pid}/comm`)?.trim() ?? '';
  }
}

function kilobytesIn(file: string, pattern: RegExp): number | null {
  const found = pattern.exec(textOf(file) ?? '')?.[1];
  return found === undefined ? null : Number(found);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
