// Describe a role for the audit log: by the names of what it opens, as ids say nothing once they are gone.
import type { ResourceRow } from './store/resources.ts';

export function describeRole(
  role: { key: string; name: string; description: string; resources: readonly string[] },
  all: readonly ResourceRow[],
): Record<string, unknown> {
  const { key, name, description, resources } = role;
  const opens = all
    .filter(({ id }) => resources.includes(id))
    .map((entry) => (entry.sign === null ? entry.name : `${entry.name} (${entry.sign})`));
  return { key, name, description, opens };
}
