// What a policy was not signed for is refused by the store itself, our own door and S3 alike; so are forms that are none.
import { request } from 'node:http';
import type { UploadPolicy } from '@herald/contract/media.ts';
import { expect, it } from 'vitest';
import type { TestActor } from '../../db/test-actor.ts';
import { makeTestVideo } from '../../db/test-video.ts';
import { overStores, type TestStore } from '../../files/test-stores.ts';
import type { StoreView } from '../../files/test-store-view.ts';
import { keepUploads } from '../../http/test-uploads.ts';
import { sendForm, uploadFields, uploadForm } from '../../http/test-upload.ts';
import type { TestContext } from '../../test-context.ts';
import { signUpload } from './sign-upload.ts';

/** How each says no: our door with a code of ours, S3 with its own. */
const stores = {
  disk: {
    forged: { status: 400, code: 400002 },
    long: { status: 413, code: 413001 },
    fields: { policy: 'policy', signature: 'signature', signer: 'OSSAccessKeyId' },
  },
  S3: {
    forged: { status: 403, code: 0 },
    long: { status: 400, code: 0 },
    fields: { policy: 'Policy', signature: 'X-Amz-Signature', signer: 'X-Amz-Credential' },
  },
};

overStores((store: TestStore) => {
  const { forged, long, fields } = stores[store.name];
  const film = makeTestVideo(99_000);
  let world: TestContext;
  let maya: TestActor;
  let origin: string;
  let view: StoreView;

  keepUploads(store, (begun) => {
    ({ world, maya, origin, view } = begun);
  });

  const sign = (name = 'v.mp4') => signUpload(world.context, maya, { name, size: film.length });
  const post = (policy: UploadPolicy, more: Record<string, string> = {}, bytes = film) =>
    sendForm(origin, policy, uploadForm(policy, bytes, 'x', more));

  it('U15 O20: more or fewer bytes than announced are refused, nothing is kept, and the policy is good again', async () => {
    const policy = await sign();
    expect(await post(policy, {}, Buffer.concat([film, Buffer.alloc(100_000, 7)]))).toMatchObject(long);
    expect(await post(policy, {}, Buffer.concat([film, Buffer.alloc(1)]))).toMatchObject(long);
    expect(await post(policy, {}, film.subarray(0, -1))).toMatchObject({ status: 400 });
    expect(await view.all()).toEqual([]);
    expect(await post(policy)).toMatchObject({ status: 200 });
  });

  // S3 takes no notice of it, and keeps the bytes as they came.
  it.runIf(store.name === 'disk')(
    'U23: a form that says it is packed is refused; that it is not packed may be said',
    async () => {
      const policy = await sign('packed.mp4');
      const said = (encoding: string) =>
        fetch(new URL(policy.uploader, origin), {
          method: 'POST',
          headers: { 'content-encoding': encoding },
          body: uploadForm(policy, film),
        });
      expect((await said('gzip')).status).toBe(415);
      expect(await view.all()).not.toContain(policy.key);
      expect((await said('Identity')).status).toBe(200);
    },
  );

  it('O20: another key, type, policy, signature or signer, and a field that was not signed, are refused', async () => {
    const [policy, other] = [await sign(), await sign('other.mp4')];
    const before = await view.all();
    const signed = Buffer.from(policy.fields[fields.policy] ?? '', 'base64').toString();
    const wider = Buffer.from(signed.replaceAll(String(film.length), '99')).toString('base64');
    for (const more of [
      { key: other.fields['key'] ?? '' },
      { key: `files/${policy.key}` },
      { key: '../../x.mp4' },
      { key: '${filename}' },
      { 'Content-Type': 'text/html' },
      { [fields.policy]: wider },
      { [fields.signature]: other.fields[fields.signature] ?? '' },
      { [fields.signature]: '0'.repeat(64) },
      { success_action_redirect: 'https://evil.example' },
      { acl: 'public-read' },
      { 'x-amz-meta-more': 'x' },
    ])
      expect({ ...(await post(policy, more)), more }).toMatchObject({ ...forged, more });
    expect((await post(policy, { [fields.signer]: 'other' })).status).toBeGreaterThanOrEqual(400);
    expect(await view.all()).toEqual(before);
    expect(await post(policy)).toMatchObject({ status: 200 });
  });

  it('O20: a file before its fields is refused, and so is one after its time', async () => {
    const policy = await sign();
    const late = new FormData();
    late.set('file', new Blob([new Uint8Array(film)]), 'x.mp4');
    for (const [field, value] of Object.entries(policy.fields)) late.append(field, value);
    expect([400, 403]).toContain((await sendForm(origin, policy, late)).status);
    // S3 looks at the time itself; what came in time and is asked after too late is too late as well.
    const file = { sizeBytes: film.length, mimeType: 'video/mp4', livesSeconds: -5 };
    const old = await world.context.files.landing?.sign(policy.key, file);
    const expired = { ...policy, fields: old?.fields ?? { ...policy.fields, signature: 'none' } };
    expect(await post(expired)).toMatchObject(forged);
    await world.context.db
      .updateTable('upload')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('key', '=', policy.key)
      .execute();
    expect(await post(policy)).toMatchObject({ status: 404, code: 404001 });
    expect(await world.context.files.size(policy.key)).toBeNull();
  });

  it('U22: at our own door thousands of fields, one called __proto__ and a form without end get a clean no', async () => {
    const policy = await sign();
    const ours = { ...policy, uploader: '/prod-api/oss/upload', confirm: null, fields: uploadFields(policy) };
    const send = (form: FormData) => sendForm(origin, ours, form);
    const many = new FormData();
    for (let n = 0; n < 2_000; n += 1) many.append(`f${n}`, 'x');
    for (const [field, value] of uploadForm(ours, film)) many.append(field, value);
    expect(await send(many)).toMatchObject({
      status: 400,
      data: { code: 'upload-refused', figures: { part: 'fields' } },
    });
    const proto = new FormData();
    proto.set('__proto__', 'x');
    expect((await send(proto)).status).toBe(400);
    const cut = await cutShort(origin + ours.uploader, ours.fields);
    expect(cut).toBeGreaterThanOrEqual(400);
    expect(cut).toBeLessThan(500);
    expect(await send(uploadForm(ours, film))).toMatchObject({ status: 200 });
  });
});

/** A form that ends in the middle of its file; the status it is answered with. */
function cutShort(url: string, fields: Record<string, string>): Promise<number> {
  return new Promise((done) => {
    const sent = request(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    sent.on('response', (answer) => done(answer.statusCode ?? 0));
    const parts = Object.entries(fields).map(
      ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    sent.end(
      `${parts.join('')}--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n\0\0\0\x20ftyp`,
    );
  });
}
