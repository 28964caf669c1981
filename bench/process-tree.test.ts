import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isAlive, residentBytes, signalMember, treeOf } from './process-tree.ts';

const parent = `
  const { spawn } = require('node:child_process');
  spawn('sleep', ['60'], { detached: true });
  console.log('born');
  setInterval(() => {}, 1000);
`;

test.runIf(process.platform === 'linux')(
  'finds a process with its grandchildren, weighs them, and notices that they are gone',
  async () => {
    const child = spawn(process.execPath, ['-e', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    // Just born, a child still bears its parent's name.
    await expect.poll(() => treeOf(child.pid ?? 0).map(({ program }) => program)).toEqual(['node', 'sleep']);
    const members = treeOf(child.pid ?? 0);
    for (const member of members) {
      expect(isAlive(member)).toBe(true);
      expect(residentBytes(member)).toBeGreaterThan(50_000);
      expect(isAlive({ ...member, born: 'another time' })).toBe(false);
    }
    for (const member of members) signalMember(member, 'SIGKILL');
    await expect.poll(() => members.filter(isAlive)).toEqual([]);
  },
);

test('of a number nobody has there is no tree', () => {
  expect(treeOf(2 ** 30)).toEqual([]);
});
