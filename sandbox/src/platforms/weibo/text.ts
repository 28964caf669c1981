// What Weibo makes of words: how long they are, what stands between two #, where links lead, how ids and links are written short.
import { createHash } from 'node:crypto';

export const LONGEST_WEIGHT = 280;
const ADDRESS = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/g;
const EMOJI = /\p{RGI_Emoji}/gv;
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 140 Chinese characters, of which two Latin letters are one. */
export function weightOf(text: string): number {
  let weight = 0;
  for (const character of text.replaceAll(EMOJI, '☃')) weight += character < '\u0080' ? 1 : 2;
  return weight;
}

export function hasTopic(text: string): boolean {
  return /#[^#]+#/.test(text.replaceAll(ADDRESS, ''));
}

export function hostsIn(text: string): string[] {
  const addresses = text.match(ADDRESS) ?? [];
  return addresses.map((address) => (URL.canParse(address) ? new URL(address).hostname : ''));
}

/** As a status shows it: letters escaped, every address shortened. */
export function shown(postId: string, text: string): string {
  const short = text.replaceAll(ADDRESS, (address) => {
    const digest = createHash('sha256').update(`${postId} ${address}`).digest();
    return `http://t.cn/A6${[...digest.subarray(0, 6)].map((byte) => LETTERS.charAt(byte % 62)).join('')}`;
  });
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Groups of seven figures become groups of four letters. */
export function shortId(id: string): string {
  const groups: string[] = [];
  for (let end = id.length; end > 0; end -= 7) {
    let rest = Number(id.slice(Math.max(0, end - 7), end));
    let group = '';
    for (; rest > 0; rest = Math.floor(rest / 62)) group = LETTERS.charAt(rest % 62) + group;
    groups.unshift(end > 7 ? group.padStart(4, '0') : group);
  }
  return groups.join('');
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Wed Oct 24 23:49:17 +0800 2012`: always the time of Beijing. */
export function chinaTime(atMs: number): string {
  const there = new Date(atMs + 8 * 3_600_000);
  const clock = there.toISOString().slice(11, 19);
  const day = String(there.getUTCDate()).padStart(2, '0');
  return `${DAYS[there.getUTCDay()]} ${MONTHS[there.getUTCMonth()]} ${day} ${clock} +0800 ${there.getUTCFullYear()}`;
}
