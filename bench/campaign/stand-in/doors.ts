// What each operation does and answers: posts under keys, handles that are published once, tokens that rotate.
import { randomUUID } from 'node:crypto';
import { textAt, type Call } from './call.ts';
import type { Order } from './faults.ts';
import type { LedgerPost } from './ledger.ts';
import type { Answer, When } from './wire.ts';
import type { Account, Posting, Upload, World } from './world.ts';

const refused = (status: number, error: string): Answer => ({ status, body: { error } });
const said = (body: unknown, status = 200): Answer => ({ status, body });
/** The tokens' own word on their life: short, so that they are renewed often. */
const accessSaysSeconds = 330;
const heldMs = 300;

export function answer(world: World, call: Call, when: When, fault: Order | null): Answer {
  if (call.operation === 'consent') return consent(world, call);
  if (call.operation === 'token') return renew(world, call);
  const account = world.accountOf(call.bearer);
  if (!account || account.platform !== call.platform) return refused(401, 'token');
  const [, kind, id = ''] = call.path;
  if (kind === 'uploads') return upload(world, account, call, when);
  if (call.operation === 'publish') return publish(world, account, call, when);
  if (call.operation === 'list') return list(world, account, call, fault);
  const post = world.ledger.posts.get(id);
  if (!post || post.account !== account.id || post.removedAt !== undefined) return refused(404, 'gone');
  if (call.operation === 'delete') post.removedAt = new Date().toISOString();
  if (call.operation === 'edit') post.text = textAt(call.body, 'text');
  return said(shown(post));
}

function shown({ externalId, text, mediaSha256s, appliedAt }: LedgerPost) {
  return { id: externalId, text, pictures: mediaSha256s.length, at: appliedAt };
}

function posting({ body, firstByteAt }: Call): Posting {
  const { pictures } = body;
  const given = Array.isArray(pictures) ? pictures.map(String) : [];
  return { text: textAt(body, 'text'), pictures: given, key: textAt(body, 'key'), firstByteAt };
}

function publish(world: World, account: Account, call: Call, when: When): Answer {
  if (account.platform === 'handle') return refused(400, 'only uploads are published');
  const what = posting(call);
  if (when === 'now') return said(shown(world.post(account, what)));
  const handle = `held-${randomUUID()}`;
  setTimeout(() => world.post(account, what), heldMs);
  return said({ handle }, 202);
}

function list(world: World, account: Account, call: Call, fault: Order | null): Answer {
  if (account.platform === 'blind') return refused(403, 'not permitted');
  const since = Number(call.query.get('since') ?? 0);
  const until = fault?.fault === 'list-lag' ? Date.now() - fault.lagMs : Number.POSITIVE_INFINITY;
  const posts = [...world.ledger.posts.values()].filter(
    (post) =>
      post.account === account.id &&
      post.removedAt === undefined &&
      Date.parse(post.appliedAt) >= since &&
      Date.parse(post.appliedAt) <= until,
  );
  return said({ posts: posts.map(shown) });
}

/** Pieces go in at the offset the platform has; a piece that is there already changes nothing. */
function upload(world: World, account: Account, call: Call, when: When): Answer {
  const [, , handle] = call.path;
  if (handle === undefined) {
    const made = `up-${randomUUID()}`;
    const size = Number(call.body['size'] ?? 0);
    world.uploads.set(made, { account: account.id, size, received: '', state: 'open', post: '' });
    return said({ handle: made, offset: 0 });
  }
  const one = world.uploads.get(handle);
  if (!one || one.account !== account.id) return refused(404, 'gone');
  if (call.operation === 'publish') return publishUpload(world, account, { call, when, one });
  if (call.operation === 'upload' && Number(call.body['offset']) === one.received.length)
    one.received += textAt(call.body, 'piece');
  if (one.state === 'open' && one.received.length >= one.size) one.state = 'ready';
  return said({ handle, state: one.state, offset: one.received.length, post: one.post });
}

function publishUpload(
  world: World,
  account: Account,
  { call, when, one }: { call: Call; when: When; one: Upload },
): Answer {
  if (one.state === 'open' || one.state === 'gone') return refused(400, 'expired');
  if (one.state === 'working') return said({ handle: call.path[2] }, 202);
  const flip = () => {
    if (one.post !== '') return;
    const { text, pictures } = JSON.parse(one.received);
    one.post = world.post(account, { text, pictures, key: '', firstByteAt: call.firstByteAt }).externalId;
    one.state = 'live';
  };
  if (when === 'held') {
    if (one.state === 'ready') one.state = 'working';
    setTimeout(flip, heldMs);
    return said({ handle: call.path[2] }, 202);
  }
  flip();
  return said({ id: one.post });
}

/** Whoever presses Allow is the account that is named. */
function consent(world: World, call: Call): Answer {
  const back = new URL(
    textAt(call.body, 'redirect_uri') || call.query.get('redirect_uri') || 'http://nowhere',
  );
  const person = textAt(call.body, 'person');
  if (!world.accounts.has(person)) return refused(404, 'nobody');
  back.searchParams.set('code', `code-${person}`);
  return { status: 302, body: {}, headers: { location: back.href } };
}

function renew(world: World, { body, platform }: Call): Answer {
  const code = textAt(body, 'code').replace(/^code-/, '');
  const refresh = textAt(body, 'refresh');
  const account =
    code !== ''
      ? world.accounts.get(code)
      : [...world.accounts.values()].find(
          (one) => refresh !== '' && (one.refresh === refresh || one.spent === refresh),
        );
  if (!account || account.platform !== platform) return refused(401, 'token');
  const again = code === '' && account.spent === refresh;
  if (again && account.spentUntil < Date.now()) return refused(401, 'token');
  if (!again) world.rotate(account);
  const expires = account.refresh === '' ? null : accessSaysSeconds;
  return said({ account: account.id, access: account.access, refresh: account.refresh || null, expires });
}
