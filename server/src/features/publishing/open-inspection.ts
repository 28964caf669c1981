// Open an inspection of what is outside, shortly before a publication's time: what its platform says is left, and whether its link answers. Writes nothing.
import type { Finding } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import type { ProbeLink } from '../../http/link-probe.ts';
import { isPageAddress } from '../../http/page-address.ts';
import { readQuota } from '../accounts/read-quota.ts';
import { findPlatformQuota } from './find-platform-quota.ts';
import { loadOwnAccount } from './load-own-account.ts';
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
  const ask: Ask = {
    probe: once(context.probeLink, (link) => link),
    quotaOf: once(
      async (one: Publication) =>
        (await loadOwnAccount(context, one)) ? readQuota(context, one.account_id) : null,
      (one) => `${one.account_id} of ${one.department_id}`,
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

async function inspect(context: Context, { probe, quotaOf }: Ask, one: Publication): Promise<Finding[]> {
  return [
    ...(await findPlatformQuota(context, one, await quotaOf(one))),
    ...(context.config.checksLinks ? await findInLink(probe, one.post.link) : []),
  ];
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
