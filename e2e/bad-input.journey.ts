// Bad input of every field of the composer: the exact sentence in the person's language, and nothing entered is lost.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectComplaint } from './complaints.ts';
import { keepWalk } from './keep-walk.ts';
import { drawPicture } from './picture.ts';
import type { Product } from './product.ts';

let product: Product;
let page: Page;

keepWalk(
  (begun) => {
    ({ product } = begun);
    ({ page } = begun.walk);
  },
  { bound: ['Facebook', 'Twitter'] },
);

beforeAll(async () => {
  const language = { name: 'language', value: 'zh', url: product.origin };
  await page.context().addCookies([language]);
  await page.goto(`${product.origin}/api/content/publish/pubContent`);
  await page.getByLabel('标题', { exact: true }).waitFor();
});

/** Whether the sentence shows within ten seconds. */
const sees = (sentence: string | RegExp) =>
  page
    .getByText(sentence)
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
const choose = (files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').first().setInputFiles(files);

describe('the composer in Chinese', () => {
  test('an empty page asks for channel, title and body (R-VAL-001, R-VAL-002, R-VAL-008, R-ERR-020)', async () => {
    expect(await sees('请选择发布渠道')).toBe(true);
    expect(await sees('请输入标题')).toBe(true);
    expect(await sees('请输入任意正文或者上传图,视频')).toBe(true);
  });

  test('a title of 101 and keywords of 201 characters are refused, 100 and 200 are not (R-VAL-009, R-VAL-012, R-VAL-013)', async () => {
    await page.getByLabel('标题', { exact: true }).fill('题'.repeat(101));
    expect(await sees('标题有 101 个字，最多 100 个字')).toBe(true);
    await page.getByLabel('标题', { exact: true }).fill('题'.repeat(100));
    await page.getByText('标题有 101 个字').first().waitFor({ state: 'detached' });
    await page.getByLabel('关键词').fill('词'.repeat(201));
    expect(await sees('请减少关键词或字数')).toBe(true);
    await page.getByLabel('关键词').fill('词'.repeat(200));
    await page.getByText('请减少关键词或字数').first().waitFor({ state: 'detached' });
  });

  test('Twitter counts a Chinese character as two and says how many are too many (R-TW-001, R-TW-002, R-VAL-024)', async () => {
    await page.getByRole('button', { name: '添加账号' }).click();
    await page.getByRole('dialog').getByLabel('全选').check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^确认|^确定/ })
      .click();
    await page.getByLabel('正文', { exact: true }).fill('文'.repeat(141));
    expect(await sees('Twitter：正文长度 282，最多 280（超出 2）')).toBe(true);
    await page.getByLabel('正文', { exact: true }).fill('文'.repeat(140));
    await page.getByText('Twitter：正文长度').first().waitFor({ state: 'detached' });
  });

  test('files that are not what is supported, too many or lying are refused by name (R-UPL-001, R-UPL-002, R-VAL-019)', async () => {
    await choose([{ name: '程序.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }]);
    expect(await sees('程序.exe：仅支持 webm mov mp4 mp3 png jpeg jpg gif')).toBe(true);
    const picture = (await drawPicture('海港.png')).bytes;
    await choose(
      ['1', '2', '3', '4'].map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: picture })),
    );
    expect(await sees('一次最多选择 3 个文件')).toBe(true);
    expectComplaint(/\/oss\/upload: .*415/);
    await choose([{ name: '假.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') }]);
    expect(await sees(/假\.png 不是 png 文件/)).toBe(true);
  });

  test('a link must be one, and may not stand beside a picture (R-VAL-006, R-VAL-015)', async () => {
    await page.getByRole('button', { name: '添加链接' }).click();
    await page.getByLabel('链接', { exact: true }).fill('不是链接');
    expect(await sees('请输入正确的链接')).toBe(true);
    await page.getByLabel('链接', { exact: true }).fill('https://example.com/');
    await page.getByText('请输入正确的链接').first().waitFor({ state: 'detached' });
    await choose([
      { name: '海港.png', mimeType: 'image/png', buffer: (await drawPicture('海港.png')).bytes },
    ]);
    expect(await sees('不允许视频,图片和链接共同存在')).toBe(true);
  });

  test('what was written survives a reload, and typed markup is shown as text (R-PREV-013)', async () => {
    const text = '<img src=x onerror="document.title=1"> 港口';
    await page.getByLabel('正文', { exact: true }).fill(text);
    // Before it is saved by itself, however slow the machine: then there would be nothing to restore.
    await page.waitForFunction(() =>
      Object.values(localStorage).some((kept) => String(kept).includes('onerror')),
    );
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: '恢复' }).click();
    expect(await page.getByLabel('正文', { exact: true }).inputValue()).toBe(text);
    expect(await page.getByLabel('标题', { exact: true }).inputValue()).toBe('题'.repeat(100));
    expect(await page.locator('img[src=x]').count()).toBe(0);
  });
});
