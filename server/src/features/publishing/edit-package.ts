// Edit what is live of a package: on each account the post itself, or, where that was confirmed, deleted and posted again (R-API-064).
import { withoutChosen } from '@herald/contract/check-choices.ts';
import { blocks, checkForPublishing } from '@herald/contract/check-content.ts';
import type { ChangeWay, ModifiedAccount } from '@herald/contract/modifications.ts';
import type { PublicationState } from '@herald/contract/publications.ts';
import { canNow } from '@herald/contract/can-now.ts';
import type { Can, ChannelRules } from '@herald/contract/channels.ts';
import { postFor } from '@herald/contract/choose-film.ts';
import { postOf, type Post } from '@herald/contract/post.ts';
import { say } from '@herald/contract/sentences/say.ts';
import type { Actor, Context } from '../../context.ts';
import { readClock, type Tx } from '../../db/client.ts';
import { Refusal } from '../../refusal.ts';
import { refuseUnnamed } from '../accounts/refuse-unnamed.ts';
import { claimTurn } from '../repeats/claim-turn.ts';
import { authoriseTouch } from './authorise-touch.ts';
import { chooseTargets } from './choose-targets.ts';
import { findChannel } from './find-channel.ts';
import { settleConversions } from '../media/settle-conversions.ts';
import { measureFiles } from './measure-files.ts';
import type { ContentSource } from './queue-publications.ts';
import type { Confirmed } from './refuse-twins.ts';
import { startEdit } from './start-edit.ts';
import { startRepost } from './start-repost.ts';
import type { Wanted } from './store/modifications.ts';
import { findPublication } from './store/publications.ts';
import type { Publication } from './store/rows.ts';
import { verifyFiles } from './verify-files.ts';
import { markSource } from './mark-source.ts';

type Asked = Confirmed & {
  opp_id: string;
  pkGUID: string;
  oldPkGUID?: string | undefined;
  revision?: number | undefined;
  bids?: readonly string[];
  repost?: readonly string[];
  overwrite?: readonly string[];
};
type Target = { one: Publication; rules: ChannelRules; refusal: Refusal | null };
type WantedAt = (target: Target) => Wanted;

/** `opp_id` is a publication, `pkGUID` the package with the new words; without `bids` only that publication is meant. */
export async function editPackage(
  context: Context,
  actor: Actor,
  asked: Asked,
  from: ContentSource,
): Promise<{ state: PublicationState; publications: ModifiedAccount[] }> {
  return context.db.transaction().execute(async (tx) => {
    const first = await findPublication(tx, asked.opp_id);
    authoriseTouch(actor, first?.department_id);
    if (!first || (asked.oldPkGUID && asked.oldPkGUID.toLowerCase() !== first.package_id))
      throw new Refusal('not-found');
    const at = await readClock(tx);
    const targets = (await chooseTargets(tx, first, asked.bids ?? [])).map((one): Target => {
      const { rules } = findChannel(context, one.channel_id);
      const can = canNow(rules.can, one.published_at, at);
      const isConfirmed = asked.repost?.includes(one.account_id) ?? false;
      return { one, rules, refusal: refuseByRules(rules.name, can, isConfirmed) };
    });
    // Nobody at a platform was asked: it is said by us, before the new words are even read.
    if (targets.every(({ refusal }) => refusal)) throw targets[0]?.refusal ?? new Refusal('not-found');
    const wantedAt = await readWanted(context, tx, actor, { asked, from, targets, at });
    const publications: ModifiedAccount[] = [];
    const refusals: Refusal[] = [];
    for (const target of targets) {
      const overwrites = asked.overwrite?.includes(target.one.account_id) ?? false;
      const started = await start(context, tx, actor, target, { wantedAt, confirmed: asked, overwrites });
      if (started instanceof Refusal) refusals.push(started);
      publications.push(describe(actor, target, started));
    }
    const [refused] = refusals;
    if (refused && refusals.length === targets.length) throw inOneQuestion(refusals) ?? refused;
    const state = publications.find(({ id }) => id === first.id)?.state ?? first.state;
    await claimTurn(tx, actor, { state, publications });
    return { state, publications };
  });
}

/** What the channel's own data says; null where it lets us. */
function refuseByRules(name: string, can: Can, isConfirmed: boolean): Refusal | null {
  if (can.edit === 'in-place') return null;
  if (can.edit !== 'delete-and-repost')
    return new Refusal('edit-impossible', { channel: name, because: can.edit.because });
  return isConfirmed ? null : new Refusal('repost-unconfirmed', { channel: name });
}

type Reading = {
  asked: Asked;
  from: ContentSource;
  targets: readonly Target[];
  at: Date;
};

async function readWanted(
  context: Context,
  tx: Tx,
  actor: Actor,
  { asked, from, targets, at }: Reading,
): Promise<WantedAt> {
  const { pkGUID, revision } = asked;
  const source = await from.readPackage(context, tx, actor, { pkGUID, draftId: undefined, revision });
  const settled = await settleConversions(tx, actor, source.content);
  const files = await measureFiles(context, tx, actor, [settled]);
  const content = verifyFiles(files, settled);
  const open = targets.filter(({ refusal }) => !refusal);
  const problems = checkForPublishing(
    content,
    open.map(({ rules }) => (wayOf(rules) === 'edit' ? withoutChosen(rules) : rules)),
    files,
    // An earlier date lies behind the edit that tells it.
    { at },
  );
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (blocks(problems)) throw new Refusal('content-refused', {}, errors);
  const { feeling } = postOf(content);
  // C-36: a feeling belongs to publishing at once; the one that stands there stays.
  const isFelt = ({ one }: Target) =>
    JSON.stringify(feeling ?? null) !== JSON.stringify(liveOf(one).feeling ?? null);
  if (feeling && open.some(isFelt)) throw new Refusal('feeling-unsupported');
  const { packageId, contentVersion } = source;
  return ({ one, rules }) => ({
    post: markSource(postFor(content, rules, files, liveOf(one).video), files),
    packageId,
    contentVersion,
  });
}

const liveOf = ({ live_post: edited, post }: Publication): Post => edited ?? post;

/** A refusal is this account's alone: the others go on. */
async function start(
  context: Context,
  tx: Tx,
  actor: Actor,
  target: Target,
  { wantedAt, ...how }: { wantedAt: WantedAt; confirmed: Confirmed; overwrites: boolean },
): Promise<Publication | Refusal> {
  const { one, rules, refusal } = target;
  if (refusal) return refusal;
  const asked = { wanted: wantedAt(target), ...how };
  const begin = wayOf(rules) === 'edit' ? startEdit : startRepost;
  try {
    await refuseUnnamed(tx, actor, [one.account_id]);
    return await begin(context, tx, actor, { id: one.id, channel: rules, ...asked });
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const wayOf = ({ can }: ChannelRules): ChangeWay => (can.edit === 'in-place' ? 'edit' : 'repost');

/** Where every account shows the words already, or may since a restore, they are confirmed together. */
function inOneQuestion(refusals: readonly Refusal[]): Refusal | null {
  const [first] = refusals;
  if (!first || !['same-post-again', 'restored-since'].includes(first.code)) return null;
  if (refusals.some(({ code }) => code !== first.code)) return null;
  const all = (figure: string, between: string) =>
    [...new Set(refusals.map(({ figures }) => figures[figure]))].join(between);
  return new Refusal(first.code, {
    ...first.figures,
    account: all('account', ', '),
    twins: all('twins', ','),
  });
}

function describe(actor: Actor, { one, rules }: Target, started: Publication | Refusal): ModifiedAccount {
  const { id, account_id: bid } = one;
  if (!(started instanceof Refusal))
    return { id, bid, state: started.state, way: wayOf(rules), code: null, message: '' };
  const { code, figures } = started;
  return { id, bid, state: one.state, way: null, code, message: say(actor.language, code, figures) };
}
