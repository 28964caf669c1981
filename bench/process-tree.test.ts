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
    const tree = () => treeOf(child.pid ?? 0);
    try {
      await once(child.stdout, 'data');
      // Just born, a child still bears its parent's name and weighs next to nothing.
      await expect.poll(() => tree().map(({ program }) => program)).toEqual(['node', 'sleep']);
      await expect.poll(() => tree().filter((member) => residentBytes(member) < 50_000)).toEqual([]);
      for (const member of tree()) {
        expect(isAlive(member)).toBe(true);
        expect(isAlive({ ...member, born: 'another time' })).toBe(false);
      }
    } finally {
      const members = tree();
      for (const member of members) signalMember(member, 'SIGKILL');
      await expect.poll(() => members.filter(isAlive)).toEqual([]);
    }
  },
);

test('of a number nobody has there is no tree', () => {
  expect(treeOf(2 ** 30)).toEqual([]);
});
