// The words in which WeChat says no: a 200 with an errcode, and the number of the request at the end of its words.
import { randomBytes } from 'node:crypto';
import type { Answer } from '../../call.ts';
import { json } from '../../call.ts';
import type { JsonRecord } from '../../json.ts';

const newRid = (): string =>
  `rid: ${randomBytes(12)
    .toString('hex')
    .replace(/(.{8})(.{8})/, '$1-$2-')}`;

export const respond = (data: JsonRecord): Answer => json(200, data);
export const done = (data: JsonRecord = {}): Answer => respond({ errcode: 0, errmsg: 'ok', ...data });

const words: Record<number, string> = {
  40001: 'invalid credential, access_token is invalid or not latest',
  40002: 'invalid grant_type',
  40004: 'invalid media type',
  40005: 'invalid file type',
  40007: 'invalid media_id',
  40009: 'invalid image size',
  40013: 'invalid appid',
  40035: 'invalid parameter',
  40125: 'invalid appsecret',
  40137: 'invalid image format',
  41001: 'access_token missing',
  41005: 'media data missing',
  42001: 'access_token expired',
  43002: 'require POST method',
  44003: 'empty news data',
  45002: 'content size out of limit',
  45003: 'title size out of limit',
  45004: 'description size out of limit',
  45005: 'url size out of limit',
  45008: 'article size out of limit',
  45011: 'api minute-quota reach limit, must slower, retry next minute',
  45110: 'author size out of limit',
  47001: 'data format error',
  48001: 'api unauthorized',
  53600: 'Article ID 无效',
};

export const refuse = (code: number, hint = ''): Answer =>
  respond({ errcode: code, errmsg: [words[code], hint, newRid()].filter((word) => word).join(' ') });

export const malformed = (what: string): Answer => refuse(47001, `hint: [${what}]`);

export const serverError = (): Answer => json(500, { errcode: -1, errmsg: `system error ${newRid()}` });
