// Inspect outside, shortly before a publication's time: what its platform says is left, and whether its link answers. Writes nothing.
import type { Finding } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import type { ProbeLink } from '../../http/link-probe.ts';
import { isPageAddress } from '../../http/page-address.ts';
import { readQuota } from '../accounts/read-quota.ts';
import { findPlatformQuota } from './find-platform-quota.ts';
import { loadOwnAccount } from './load-own-account.ts';
import type { Publication } from './store/rows.ts';

/** Fifty that fall due in one minute are not fifty calls from one address in one moment. */
const atOnce = 4;

/** Never at saving: nobody waits for strangers. What many publications share, a link or an account, is asked for once. */
export async function inspectOutside(
  context: Context,
  due: readonly Publication[],
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const probe = once(context.probeLink, (link) => link);
  const quotaOf = once(
    async (one: Publication) =>
      (await loadOwnAccount(context, one)) ? readQuota(context, one.account_id) : null,
    (one) => `${one.account_id} of ${one.department_id}`,
  );
  const found = new Map<string, readonly Finding[]>();
  // Each takes the next one as soon as it is through with its last.
  const next = due.values();
  const inspectNext = async () => {
    for (const one of next) {
      const findings = inspect(context, { probe, quotaOf }, one).catch((error: unknown): Finding[] => {
        context.log.warn({ publicationId: one.id, err: error }, 'what is outside was not inspected');
        return [];
      });
      found.set(one.id, await findings);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, inspectNext));
  return found;
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
