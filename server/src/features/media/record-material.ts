// Record a stored file of the department as somebody's material; one that is among them already stays what it is, and comes first again.
import { materialTitleLimit } from '@herald/contract/materials.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/client.ts';
import { identifyAddress } from './identify-address.ts';
import { insertMaterial, type Owner } from './store/materials.ts';

export type GivenMaterial = {
  readonly url: string;
  readonly name: string;
  readonly title?: string | undefined;
  readonly dataContent?: string | undefined;
};

/** Its id; undefined where no such file is there. Without a title it is called as its file, without the ending. */
export async function recordMaterial(
  { config }: Pick<Context, 'config'>,
  db: Executor,
  owner: Owner,
  { url, name, title, dataContent: altText = '' }: GivenMaterial,
): Promise<string | undefined> {
  const key = identifyAddress(config.origin, url);
  return insertMaterial(db, owner, { key, title: title ?? titleOf(name, key), altText });
}

function titleOf(name: string, key: string): string {
  const stem = name.replace(/\.[^.]*$/, '').trim();
  return (stem || name.trim() || key).slice(0, materialTitleLimit);
}
