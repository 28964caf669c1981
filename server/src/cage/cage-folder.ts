// Cage folders: a browser's profile for one page, gone with it; what a killed process of ours left behind is cleared by the next.
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOwnerGone, nameOwner } from '../process-owner.ts';
import { killGroup } from './process-group.ts';

const prefix = 'herald-cage-';
const groupFile = 'group';

/** Of `user` where it is another than ours. The name says whose it is. */
export function makeCageFolder(user: number | null): string {
  clearLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${nameOwner()}-`));
  chmodSync(folder, 0o700);
  if (user !== null) chownSync(folder, user, user);
  return folder;
}

/** So that whoever comes after us can end what we could not. */
export function noteGroup(folder: string, group: number): void {
  writeFileSync(join(folder, groupFile), String(group));
}

export function removeCageFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

function clearLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(prefix) ? name.slice(prefix.length, name.lastIndexOf('-')) : '';
    if (!isOwnerGone(owner)) continue;
    const folder = join(tmpdir(), name);
    try {
      const group = Number(readFileSync(join(folder, groupFile), 'utf8'));
      // Its number may be somebody else's by now: the browser names its folder.
      if (readFileSync(`/proc/${group}/cmdline`, 'utf8').includes(folder)) killGroup(group);
    } catch {
      // It never started, or has ended.
    }
    removeCageFolder(folder);
  }
}
