// List the classes a post can be filed under on one channel, in the reader's language; a channel without any has none.
import type { OutputOf, InputOf } from '@herald/contract/endpoint.ts';
import type { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { Actor, Context } from '../../context.ts';

type Endpoint = typeof contentEndpoints.listClasses;

/** No platform has classes within classes: `children` is empty. */
export async function listClasses(
  { channels }: Context,
  { language }: Actor,
  { channelid }: InputOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const choices = channels.find(({ id }) => id === channelid)?.rules.choices ?? [];
  const options = choices.find(({ at }) => at === 'class')?.options ?? [];
  const offered = options.filter(({ value }) => value !== '');
  return offered.map(({ value, name }) => ({ id: value, name: name[language], children: [] }));
}
