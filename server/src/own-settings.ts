// Own settings: what administrators set on screens beside the environment, as one process last read it, and how channels learn of it.
import type { Channel } from '@herald/channels/channel.ts';
import type { ChannelChoice } from '@herald/contract/channels.ts';
import type { Config } from './config.ts';

export type ChannelApp = { id: string; secret: string };

/** Written in its place by settings/apply-settings.ts alone. `version` 0: nothing was read yet. */
export type Settings = {
  version: number;
  /** Beside those of the environment. */
  linkHosts: readonly string[];
  /** By the key of the channel, before those of the environment. */
  apps: Readonly<Record<string, ChannelApp>>;
};

type Known = { readonly config: Config; readonly settings: Settings };

export function ownHostsOf({ config, settings }: Known): string[] {
  return [...new Set([...config.linkHosts, ...settings.linkHosts])];
}

/** Null: the channel is not set up. */
export function appOf({ config, settings }: Known, key: string): ChannelApp | null {
  return settings.apps[key] ?? config.channels[key]?.app ?? null;
}

const className = { en: 'Class', zh: '渠道分类', es: 'Clase', ja: '分類' };
const noClass = { en: 'None', zh: '不选', es: 'Ninguna', ja: 'なし' };

/** Said in the rules, so that composer, checks and preview know it as data (C-55, R-COMP-021). */
export function withOwnSettings(
  channel: Channel,
  { linkHosts, classes }: { linkHosts: readonly string[]; classes: readonly string[] },
): Channel {
  const { linkCoverHosts, choices = [], ...rules } = channel.rules;
  const theirs = choices.filter(({ own }) => !own);
  const all = classes.length > 0 ? [...theirs, choiceOf(classes)] : theirs;
  return {
    ...channel,
    rules: {
      ...rules,
      ...(linkCoverHosts ? { linkCoverHosts: [...linkHosts] } : {}),
      ...(all.length > 0 ? { choices: all } : {}),
    },
  };
}

/** A newsroom's names are the same in every language; a post keeps the name. */
function choiceOf(names: readonly string[]): ChannelChoice {
  const options = names.map((name) => ({ value: name, name: { en: name, zh: name, es: name, ja: name } }));
  return { at: 'class', name: className, options: [{ value: '', name: noClass }, ...options], own: true };
}
