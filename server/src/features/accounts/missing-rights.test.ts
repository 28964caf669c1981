// A right that was not given is named as its reader understands it, wherever it is told; the platform's own word is no sentence.
import { Language } from '@herald/contract/languages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../context.ts';
import { testDesk, type TestDesk } from '../../http/test-desk.ts';
import { sayRights } from '../../right-words.ts';
import { findBindChoices } from './find-bind-choices.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await testDesk();
});
afterAll(() => desk.close());

async function comeBackWithout(channelId: number, rights: readonly string[]): Promise<URLSearchParams> {
  const { consents, maya } = desk;
  const { url, cookie } = await consents.open(maya, `channelid=${channelId}`);
  return consents.comeBack(await consents.agree(url, 'allow', undefined, rights), cookie);
}

it('what an account lacks is named in the reader’s language, without the platform’s word for it', async () => {
  const back = await comeBackWithout(43, ['video.upload', 'video.list']);
  const ticket = back.get('ticket') ?? '';
  const because = async (language: Actor['language']) => {
    const { choices } = await findBindChoices(desk.context, { ...desk.maya, language }, { ticket });
    return choices.map((one) => one.because);
  };
  expect(await because('en')).toEqual([
    'It was not allowed to: send videos and pictures to the inbox of the app and see the videos of the account. Authorise it again and leave every permission ticked.',
  ]);
  expect(await because('zh')).toEqual([
    '缺少以下权限：向应用收件箱发送视频和图片和查看账号的视频。请重新授权并勾选全部权限。',
  ]);
  for (const language of Language.options)
    expect((await because(language)).join(' ')).not.toContain('video.');
});

it('a right without which nothing can be shown stops the consent by its name', async () => {
  const back = await comeBackWithout(31, ['pages_show_list']);
  expect(back.get('error')).toBe('authorisation-failed');
  expect(back.get('detail')).toContain('missing at Facebook (see the list of your pages)');
});

it('a right that nobody named here is told by the platform’s own word, in brackets', () => {
  expect(sayRights('en', ['new.right'])).toBe('something else (new.right)');
  expect(sayRights('es', ['tweet.read', 'new.right'])).toBe(
    'leer las publicaciones de la cuenta y otra cosa (new.right)',
  );
});
