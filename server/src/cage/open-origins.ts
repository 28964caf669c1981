// Open origins: which may lie inside a network, since the operator's own settings name them (hostile.md, amendments).
import type { Config } from '../config.ts';

export function openOrigins({ channels }: Pick<Config, 'channels'>): string[] {
  const named = Object.values(channels).flatMap(({ bases }) => Object.values(bases));
  return [...new Set(named.map((base) => new URL(base).origin))];
}
