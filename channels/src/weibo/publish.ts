// The one irreversible call: words, link and picture go up together, with the address the operators come from.
import { sentText } from '@herald/contract/check-for-channel.ts';
import type { Account, Outside, Published, Sending } from '../channel.ts';
import { noticed, type Result } from '../failure.ts';
import { readKept } from '../read-kept.ts';
import { unsendable } from '../sendable.ts';
import { askWeibo, Shared } from './answers.ts';
import { digestOf, picturesOf } from './prepare.ts';
import { rules } from './rules.ts';

const askAgainInSeconds = 60;
type Picture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly mimeType: string };

export async function publish(
  outside: Outside,
  account: Account,
  sending: Sending,
): Promise<Result<Published>> {
  const refused = unsendable(
    sending,
    picturesOf(sending.post).map(({ key }) => key),
  );
  if (refused) return { ok: false, failure: refused };
  const { clientAddress: rip } = outside;
  if (rip === undefined)
    return noticed('permission', 'Weibo wants the address of the operators: HERALD_CLIENT_ADDRESS', 'no-rip');
  const picture = await readPicture(outside, sending);
  if (!picture.ok) return picture;
  const { access } = account.token;
  const form = { access_token: access, status: sentText(sending.post, rules), rip };
  const body = picture.value ? inParts(form, picture.value) : { form };
  const question = { method: 'POST', path: '2/statuses/share.json', body, secret: access } as const;
  const answer = await askWeibo(outside, question, Shared);
  if (!answer.ok) return answer;
  const { idstr, mid } = answer.value.value;
  /** 202 is a promise, not a post. */
  if (answer.value.status === 202)
    return { ok: true, value: { state: 'processing', handle: idstr, askAgainInSeconds } };
  return { ok: true, value: { state: 'live', externalId: idstr, url: addressOf(outside, account, mid) } };
}

/** Written by hand: the usual form of parts makes two characters of every line break in the words. */
function inParts(form: Readonly<Record<string, string>>, { bytes, mimeType }: Picture) {
  const boundary = digestOf(Buffer.concat([bytes, Buffer.from(JSON.stringify(form))]));
  const part = (name: string, rest: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;
  const fields = Object.entries(form).map(([name, value]) => `${part(name, '')}${value}\r\n`);
  const ending = mimeType.replace('image/', '');
  const file = part('pic', `; filename="file.${ending}"\r\nContent-Type: ${mimeType}`);
  const end = `\r\n--${boundary}--\r\n`;
  const raw = Buffer.concat([Buffer.from(fields.join('') + file), bytes, Buffer.from(end)]);
  return { raw, mimeType: `multipart/form-data; boundary=${boundary}` };
}

/** Null where the post has none. It must be the one that was looked at before, and the only one. */
async function readPicture(outside: Outside, { post, handles }: Sending): Promise<Result<Picture | null>> {
  const [picture, ...more] = picturesOf(post);
  if (!picture) return { ok: true, value: null };
  if (more.length > 0) return noticed('media', 'Weibo takes one picture', 'pictures');
  const read = await readKept(() => outside.readFile(picture.image.url));
  if (read.ok && digestOf(read.value.bytes) !== handles[picture.key])
    return noticed('content', 'The picture is no longer the one that was checked', 'changed');
  return read;
}

export function addressOf({ bases }: Outside, { externalId }: Account, mid: string): string {
  return `${bases['web']}/${externalId}/${shortOf(mid)}`;
}

const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** As Weibo writes a number in its addresses: seven figures from the end become four letters. */
export function shortOf(mid: string): string {
  const head = mid.length > 7 ? shortOf(mid.slice(0, -7)) : '';
  const last = inLetters(Number(mid.slice(-7)));
  return head + (head === '' ? last : last.padStart(4, '0'));
}

function inLetters(number: number): string {
  const rest = Math.floor(number / 62);
  return (rest > 0 ? inLetters(rest) : '') + letters.charAt(number % 62);
}

/** The number behind the letters of an address. */
export function midOf(short: string): string {
  const head = short.length > 4 ? midOf(short.slice(0, -4)) : '';
  const last = [...short.slice(-4)].reduce((sum, letter) => sum * 62 + letters.indexOf(letter), 0);
  return head + (head === '' ? String(last) : String(last).padStart(7, '0'));
}
