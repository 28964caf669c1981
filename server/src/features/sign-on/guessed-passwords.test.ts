// Passwords that everybody tries first are refused wherever one is set (hostile.md N06).
import { Session } from '@herald/contract/people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../http/test-sign-in.ts';
import { testOffice, type TestOffice } from '../../http/test-office.ts';
import { refuseGuessed } from './refuse-guessed.ts';

const common = 'Password1!';
const good = 'First-2026!';

let office: TestOffice;
beforeAll(async () => {
  office = await testOffice();
});
afterAll(() => office.close());

const person = (account: string, password: string, roles = '') => ({
  account,
  name: 'N',
  email: '',
  departmentId: office.ada.departmentId,
  password,
  roles,
});

it('a common password makes nobody, is set for nobody, and is chosen by nobody', async () => {
  const create = (password: string) =>
    office.call(office.ada, '/control/user/create', person('common-one', password));
  const refused = await create(common);
  expect([refused.code, refused.message]).toEqual([422_068, expect.stringContaining('Choose another')]);
  expect((await office.signIn('common-one', common)).code).toBe(422_060);

  const { id: role } = await office.context.db
    .selectFrom('role')
    .select('id')
    .where('key', '=', 'editor')
    .executeTakeFirstOrThrow();
  const id = await office.make(office.ada, '/control/user/create', person('common-one', good, role));
  const change = { id, name: 'M', email: '', departmentId: office.ada.departmentId };
  const set = await office.call(office.ada, '/control/user/update', { ...change, password: common });
  expect(set.code).toBe(422_068);

  const { accessToken } = Session.parse((await office.signIn('common-one', good)).data);
  const choose = (newPass: string) =>
    callAs(office.app, accessToken, '/control/user/pass/update', { oldPass: good, newPass });
  expect((await choose(common)).code).toBe(422_068);
  expect((await office.signIn('common-one', common)).code).toBe(422_060);
  expect((await choose('Their-own-1!')).code).toBe(200);
});

it.each([
  'Password1!',
  'P@ssw0rd1!',
  'p@$$w0rd.',
  'Qwerty-2026',
  '1qaz@WSX',
  '!Dragon99!',
  'abc-123!',
  'Welcome#1',
  'Ｐａｓｓｗｏｒｄ１！',
  // Shown to everybody by the demonstration.
  'Writer-2026!',
])('%s is common, however it is dressed up', (password) => {
  expect(() => refuseGuessed(password)).toThrow('password-common');
});

it.each(['First-2026!', 'Their-own-1!', 'Vega-2026!', 'blue7;Kettle', 'q9#Lm2x!vT', '密码不常见-88'])(
  '%s is nobody else’s first guess',
  (password) => {
    expect(() => refuseGuessed(password)).not.toThrow();
  },
);
