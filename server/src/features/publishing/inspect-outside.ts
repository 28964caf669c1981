// Inspect outside, shortly before a publication's time: what its platform says is left, and whether its link answers. Writes nothing.
import type { Finding } from '@herald/contract/preflight.ts';
import type { Context } from '../../context.ts';
import type { ProbeLink } from '../../http/link-probe.ts';
import { isPageAddress } from '../../http/listed-host.ts';
import { findPlatformQuota } from './find-platform-quota.ts';
import type { Publication } from './store/rows.ts';

/** Never at saving: nobody waits for strangers. A link that many publications share is asked for once. */
export async function inspectOutside(
  context: Context,
  due: readonly Publication[],
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  const asked = new Map<string, ReturnType<ProbeLink>>();
  const probe: ProbeLink = (link) => {
    const answer = asked.get(link) ?? context.probeLink(link);
    asked.set(link, answer);
    return answer;
  };
  const found = due.map(async (one) => {
    const findings = await inspect(context, probe, one).catch((error: unknown): Finding[] => {
      context.log.warn({ publicationId: one.id, err: error }, 'what is outside was not inspected');
      return [];
    });
    return [one.id, findings] as const;
  });
  return new Map(await Promise.all(found));
}

async function inspect(context: Context, probe: ProbeLink, one: Publication): Promise<Finding[]> {
  return [
    ...(await findPlatformQuota(context, one)),
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
