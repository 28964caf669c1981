// Open an inspection of what is outside, shortly before a publication's time: whether its platform takes its account's token, what it says is left, and whether its link answers. Writes nothing of the publication.
import type { Failure } from '@herald/channels/failure.ts';
import type { Finding } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import type { ProbeLink } from '../../http/link-probe.ts';
import { adviseOn } from '../../platform-refusal.ts';
import { isPageAddress } from '../../http/page-address.ts';
import { readQuota } from '../accounts/read-quota.ts';
import { findChannel } from './find-channel.ts';
import { findPlatformQuota } from './find-platform-quota.ts';
import { loadOwnAccount } from './load-own-account.ts';
import { probeSignIn } from './probe-sign-in.ts';
import type { Publication } from './store/rows.ts';

export type Inspection = {
  /** Nothing where nobody answered in time. Never rejects. */
  inspect(one: Publication): Promise<readonly Finding[]>;
  end(): void;
};

/**
 * For publications inspected in one go, never at saving: nobody waits for strangers, and here not long: the second look at a post is five minutes before its time.
 * What many publications share, a link or an account, is asked for once.
 */
export function openInspection(context: Context): Inspection {
  const accountOf = (one: Publication) => `${one.account_id} of ${one.department_id}`;
  const ask: Ask = {
    probe: once(context.probeLink, (link) => link),
    refusalOf: once((one: Publication) => probeSignIn(context, one), accountOf),
    quotaOf: once(
      async (one: Publication) =>
        (await loadOwnAccount(context, one)) ? readQuota(context, one.account_id) : null,
      accountOf,
    ),
  };
  const { promise: silence, resolve } = Promise.withResolvers<null>();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    resolve(null);
  }, context.pace.inspectAtMostMs);
  return {
    inspect: async (one) => {
      if (isOver) return notInspected(context, one, 'no time was left for it');
      const findings = inspect(context, ask, one).catch((error: unknown) =>
        notInspected(context, one, error),
      );
      return (
        (await Promise.race([findings, silence])) ?? notInspected(context, one, 'nobody answered in time')
      );
    },
    end: () => clearTimeout(timer),
  };
}

function notInspected({ log }: Context, { id }: Publication, why: unknown): Finding[] {
  log.warn({ publicationId: id, err: why }, 'what is outside was not inspected');
  return [];
}

type Ask = {
  readonly probe: ProbeLink;
  readonly refusalOf: (one: Publication) => ReturnType<typeof probeSignIn>;
  readonly quotaOf: (one: Publication) => ReturnType<typeof readQuota>;
};

/** The same answer for the same key. */
function once<Asked, Answer>(
  ask: (asked: Asked) => Promise<Answer>,
  keyOf: (asked: Asked) => string,
): (asked: Asked) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (asked) => {
    const answer = answers.get(keyOf(asked)) ?? ask(asked);
    answers.set(keyOf(asked), answer);
    return answer;
  };
}

/** The token first: it may be renewed for that, and is asked with for the rest. */
async function inspect(
  context: Context,
  { probe, refusalOf, quotaOf }: Ask,
  one: Publication,
): Promise<Finding[]> {
  return [
    ...findInRefusal(context, one, await refusalOf(one)),
    ...(await findPlatformQuota(context, one, await quotaOf(one))),
    ...(context.config.checksLinks ? await findInLink(probe, one.post.link) : []),
  ];
}

/** Of what passes nobody is told. */
function findInRefusal(context: Context, one: Publication, refusal: Failure | null): Finding[] {
  const channel = findChannel(context, one.channel_id);
  if (refusal?.kind === 'auth')
    return [{ code: 'preflight-sign-in-refused', figures: { channel: channel.rules.name } }];
  if (refusal?.kind !== 'permission') return [];
  const { platformCode, noticed } = refusal;
  const advised = adviseOn(channel, { platformCode, message: noticed ? '' : refusal.message });
  return [{ code: 'preflight-account-refused', figures: { channel: channel.rules.name, ...advised } }];
}

/** Only what no reader can open: a site that turns a robot away may well let people in. */
async function findInLink(probe: ProbeLink, link: string | null): Promise<Finding[]> {
  if (link === null || !isPageAddress(link)) return [];
  const seen = await probe(link);
  if (seen.state === 'closed') return [{ code: 'preflight-link-closed', figures: { link } }];
  if (seen.state === 'silent') return [{ code: 'preflight-link-silent', figures: { link } }];
  const { status } = seen;
  const isDead = status === 404 || status === 410 || status >= 500;
  return isDead ? [{ code: 'preflight-link-dead', figures: { link, status } }] : [];
}
