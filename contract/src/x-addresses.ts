// Where X sees an address in a text: with a protocol, or a bare host name with a known ending (after twitter-text 3.1.0).
import { topLevelDomains } from './top-level-domains.ts';

/** `end` is exclusive; both are UTF-16 places. */
export type Address = { readonly start: number; readonly end: number };

const punctuation = String.raw`!'#%&'()*+,\\\-./:;<=>?@\[\]^_{|}~$`;
const spaces = String.raw`\x09-\x0d\x20\x85\xa0\u1680\u180e\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const never = String.raw`\ufffe\ufeff\uffff`;
const turns = String.raw`\u202a-\u202e\u061c\u200e\u200f\u2066-\u2069`;
const latin = String.raw`\xc0-\xd6\xd8-\xf6\xf8-\xff\u0100-\u024f\u0253\u0254\u0256\u0257\u0259\u025b\u0263\u0268\u026f\u0272\u0289\u028b\u02bb\u0300-\u036f\u1e00-\u1eff`;
const cyrillic = String.raw`\u0400-\u04ff`;

const letter = `[^${punctuation}${spaces}${never}${turns}]`;
/** A label of a host name has at most 63 letters, which also keeps the search short. */
const inLabel = (extra: string) => `(?:${letter}(?:${extra}|${letter}){0,61})?${letter}`;
const ending = `(?:(?:${topLevelDomains.join('|')})(?=[^0-9a-zA-Z@+-]|$)|xn--[-0-9a-z]+)`;
/** More than ten labels are no name anybody types, and would make the search slow. */
const host = String.raw`(?:${inLabel('[_-]')}\.){0,10}${inLabel('-')}\.${ending}`;

const inPath = String.raw`[a-z${cyrillic}0-9!*';:=+,.$/%#\[\]\-\u2013_~@|&${latin}]`;
const brackets = String.raw`\((?:${inPath}+|${inPath}*\(${inPath}+\)${inPath}*)\)`;
const pathEnd = String.raw`(?:[+\-a-z${cyrillic}0-9=_#/${latin}]|${brackets})`;
const path = `(?:${inPath}*(?:${brackets}${inPath}*)*${pathEnd}|@${inPath}+/)`;
const query = String.raw`\?[a-z0-9!?*'@();:&=+$/%#\[\]\-_.,~|]*[a-z0-9\-_&=#/]`;

const before = `(?:[^A-Za-z0-9@＠$#＃${never}]|[${turns}]|^)`;
const address = String.raw`(${before})((https?://)?(${host})(?::[0-9]+)?(/${path}*)?(?:${query})?)`;
const bareHost = new RegExp(String.raw`(?:[-a-z0-9${latin}]+\.)+${ending}`, 'gi');
const shortened = new RegExp(String.raw`^https?://t\.co/[a-z0-9]+(?:${query})?`, 'i');
const longest = 4_096;

export function addressesIn(text: string): Address[] {
  if (!text.includes('.')) return [];
  return [...text.matchAll(new RegExp(address, 'gi'))].flatMap((found) => {
    const [whole, preceding = '', url = '', protocol = '', domain = '', tail] = found;
    if (protocol.length + url.length > longest) return [];
    const start = found.index + whole.length - url.length;
    if (protocol !== '') return [{ start, end: start + (shortened.exec(url)?.[0] ?? url).length }];
    return /[-_./]$/.test(preceding)
      ? []
      : bareAddresses(start, domain, tail === undefined ? null : start + url.length);
  });
}

/** Beside other scripts only the plain part of a bare name is an address; the last one takes the path. */
function bareAddresses(start: number, domain: string, endOfPath: number | null): Address[] {
  const hosts = [...domain.matchAll(bareHost)].map((found) => {
    const from = start + found.index;
    return { start: from, end: from + found[0].length };
  });
  return hosts.map((one, index) =>
    endOfPath !== null && index === hosts.length - 1 ? { ...one, end: endOfPath } : one,
  );
}
