import { describe, expect, test } from 'vitest';
import type { Exchange, Outcome } from './exchange.ts';
import { formOf, readAnswer, sendFile } from './send-file.ts';

const policy = {
  uploader: '/store',
  uploadUri: '/store',
  filename: 'f',
  dir: 'd',
  key: 'd/f',
  k: 'd/f',
  v: '',
  policy: 'P',
  accessid: 'A',
  signature: 'S',
  expire: 0,
  fields: { key: 'd/f', policy: 'P', OSSAccessKeyId: 'A', signature: 'S', success_action_status: '200' },
  confirm: null,
  chunks: null,
};
const record = {
  type: 'png',
  content: '',
  url: '/u',
  name: 'a.png',
  uid: '1',
  size: 4,
  md5: 'm',
  width: 1,
  height: 2,
  durationSeconds: null,
};
const envelope = (rest: object) => JSON.stringify({ code: 200, message: '', data: record, ...rest });

describe('posting a file', () => {
  test('goes straight to the store with the fields of its policy, the file last (R-UPL-020)', () => {
    const fields = [...formOf(new File(['x'], 'a.png'), policy).entries()].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name],
    );
    expect(fields).toEqual([
      ['key', 'd/f'],
      ['policy', 'P'],
      ['OSSAccessKeyId', 'A'],
      ['signature', 'S'],
      ['success_action_status', '200'],
      ['file', 'a.png'],
    ]);
  });

  test('a store elsewhere takes it with its own fields, and we are asked after it; what it refuses we are not (R-UPL-020)', async () => {
    const elsewhere = {
      ...policy,
      uploader: 'https://store.example/bucket',
      fields: { key: 'landing/f', 'Content-Type': 'image/png', Policy: 'theirs' },
      confirm: '/landed/f',
    };
    const asked: string[] = [];
    let isChanged = false;
    const send = (taken: Outcome) => {
      const onArrived = () => asked.push('arrived');
      const exchange = async ({ method, uri, headers = {}, body, ...rest }: Exchange): Promise<Outcome> => {
        // A scanner may take two minutes of it.
        expect(rest.answerMs).toBeGreaterThanOrEqual(180_000);
        const fields = body instanceof FormData ? [...body.keys()] : Object.entries(headers).flat();
        asked.push([method, uri, ...fields].join(' '));
        rest.onSaid?.();
        return uri === '/landed/f' ? { kind: 'answered', status: 200, text: envelope({}) } : taken;
      };
      const going = { signal: new AbortController().signal, onProgress: () => undefined, onArrived };
      return sendFile(new File(['x'], 'a.png'), elsewhere, going, {
        exchange,
        isReadable: async () => !isChanged,
      });
    };
    expect(await send({ kind: 'answered', status: 200, text: '' })).toEqual({ kind: 'stored', record });
    expect(asked.splice(0)).toEqual([
      'POST https://store.example/bucket key Content-Type Policy file',
      'arrived',
      'POST /landed/f upload-policy P upload-signature S',
    ]);
    expect(await send({ kind: 'answered', status: 403, text: '<Error/>' })).toEqual({ kind: 'failed' });
    expect(await send({ kind: 'timed-out' })).toEqual({ kind: 'timed-out' });
    expect(asked.filter((one) => one !== 'arrived')).toHaveLength(2);
    isChanged = true;
    expect(await send({ kind: 'failed' })).toEqual({ kind: 'changed' });
  });

  test('a stored file comes back with its md5 and size (R-UPL-021)', () => {
    expect(readAnswer(200, envelope({}))).toEqual({ kind: 'stored', record });
  });

  test('a refusal keeps its sentence; anything unreadable is a failure', () => {
    expect(readAnswer(415, envelope({ code: 415001, message: 'No png.' }))).toEqual({
      kind: 'refused',
      sentence: 'No png.',
    });
    expect(readAnswer(502, '<html>')).toEqual({ kind: 'failed' });
    expect(readAnswer(200, envelope({ data: null }))).toEqual({ kind: 'failed' });
  });
});
