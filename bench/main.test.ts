import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeMachine } from './machine.ts';

const main = join(import.meta.dirname, 'main.ts');

test('without a name the benchmarks are listed with a line each', () => {
  const said = execFileSync(process.execPath, [main], { encoding: 'utf8' });
  expect(said.trim().split('\n')).toEqual([
    expect.stringMatching(/^start +npm start on a fresh clone/),
    expect.stringMatching(/^bundle +script a browser loads/),
    expect.stringMatching(/^lateness +ten publications due every second/),
    expect.stringMatching(/^burst +a thousand due in one second/),
    expect.stringMatching(/^drain +ten thousand due/),
    expect.stringMatching(/^upload +three films of a gigabyte/),
    expect.stringMatching(/^recover +a worker is killed/),
    expect.stringMatching(/^screenshot +pictures of a page/),
    expect.stringMatching(/^typing +keys into a text/),
    expect.stringMatching(/^transcode +fifteen seconds of H\.265/),
  ]);
});

test('to list them no browser has to be there', () => {
  const refuse = `import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      if (/chromium|playwright/.test(name)) throw new Error(name + ' is not installed');
      return next(name, context);
    } });`;
  const preload = `data:text/javascript,${encodeURIComponent(refuse)}`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', preload, main], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('an unknown name is refused with those that are known', () => {
  const { status, stderr } = spawnSync(process.execPath, [main, 'toString', '--json'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain(
    'There is no benchmark "toString"; known are start, bundle, lateness, burst, drain, upload, recover, screenshot, typing, transcode.',
  );
});

test('a figure carries the machine it was measured on', () => {
  expect(describeMachine()).toMatchObject({
    cpu: expect.any(String),
    cores: expect.any(Number),
    memoryGb: expect.any(Number),
    node: process.version,
    load: expect.any(Number),
  });
});
