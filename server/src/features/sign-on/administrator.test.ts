// The first administrator of a house without a demonstration: by a command, and again when the password is lost.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Password } from '@herald/contract/form-rules.ts';
import { Me, Session } from '@herald/contract/people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../http/test-sign-in.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';

const run = promisify(execFile);
let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const administrator = (...words: string[]) =>
  run(process.execPath, [join(import.meta.dirname, '../../../../scripts/administrator.ts'), ...words], {
    env: { DATABASE_URL: office.url },
  });
const passwordIn = (said: string) => /told this once: (\S+)/.exec(said)?.[1] ?? '';
const whoIs = async (account: string, password: string) => {
  const { code, data } = await office.signIn(account, password);
  if (code !== 200) return code;
  const { accessToken } = Session.parse(data);
  return Me.parse((await callAs(office.app, accessToken, '/control/user/info')).data);
};

it(
  'somebody is let in as administrator with a password told once, and gets another one when it is lost',
  { timeout: 60_000 },
  async () => {
    const first = passwordIn((await administrator('chief', 'Ada', 'Lovelace')).stdout);
    expect(Password.safeParse(first).success).toBe(true);
    expect(await whoIs('chief', first)).toMatchObject({
      account: 'chief',
      name: 'Ada Lovelace',
      roles: ['admin'],
    });
    const living = Session.parse((await office.signIn('chief', first)).data).accessToken;
    const again = await administrator('chief', 'Ada');
    expect(again.stdout).toContain('keeps the roles');
    expect((await callAs(office.app, living, '/control/user/info')).code).toBe(101_101);
    expect(await whoIs('chief', first)).not.toMatchObject({ account: 'chief' });
    expect(await whoIs('chief', passwordIn(again.stdout))).toMatchObject({ name: 'Ada Lovelace' });
    const log = await office.context.db.selectFrom('audit_entry').selectAll().orderBy('seq').execute();
    const ours = log.filter(({ actor }) => actor.startsWith('npm run administrator'));
    expect(ours.map(({ deed }) => deed)).toEqual(['user.create', 'user.change']);
    expect(ours[1]?.after).toEqual({ password: 'set anew', sessionsEnded: 2 });
    expect(JSON.stringify(log)).not.toContain(first);
  },
);

it(
  'whoever is disabled gets a password too, is told as disabled, and is not let in by it',
  { timeout: 60_000 },
  async () => {
    const first = passwordIn((await administrator('second', 'Grace')).stdout);
    expect(await whoIs('second', first)).toMatchObject({ account: 'second' });
    const people = office.context.db.updateTable('person').where('subject', '=', 'second');
    await people.set({ status: 'disabled' }).execute();
    const { stdout } = await administrator('second', 'Grace');
    expect(stdout).toContain('second is disabled and cannot sign in');
    expect(await whoIs('second', passwordIn(stdout))).not.toMatchObject({ account: 'second' });
  },
);

it.each([[['abc', 'Ada']], [['chief<b>', 'Ada']], [['chief']]])(
  '%j is told what to say, and nothing is made',
  async (words) => {
    await expect(administrator(...words)).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('npm run administrator -- ACCOUNT NAME'),
    });
  },
);

it('where another provider asks for passwords none is promised, and nobody is made', async () => {
  const command = join(import.meta.dirname, '../../../../scripts/administrator.ts');
  const env = { DATABASE_URL: office.url, OIDC_ISSUER: 'https://id.example.org' };
  await expect(run(process.execPath, [command, 'third', 'Joan'], { env })).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining('HERALD_SIGN_ON=oidc'),
  });
  const made = office.context.db.selectFrom('credential').where('account', '=', 'third').select('account');
  expect(await made.execute()).toEqual([]);
});
