// List the hosts that are ours: those of the environment, which are fixed, and those added here.
import type { ListedHost } from '@herald/contract/link-host.ts';
import type { Context } from '../../context.ts';
import { allHosts } from './store/hosts.ts';

export async function listHosts({ db, config }: Context): Promise<{ items: ListedHost[] }> {
  const fixed = new Set(config.linkHosts);
  const added = (await allHosts(db)).filter(({ host }) => !fixed.has(host));
  return {
    items: [
      ...[...fixed].map((host) => ({ host, fixed: true, addedBy: '', addedAt: null })),
      ...added.map(({ addedAt, ...row }) => ({ ...row, fixed: false, addedAt: addedAt.toISOString() })),
    ],
  };
}
