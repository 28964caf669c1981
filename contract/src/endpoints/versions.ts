// Calls of a package's versions; their paths are ours.
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PackageVersion, VersionDifference } from '../package-versions.ts';
import { mayEdit } from '../permissions.ts';

export const versionEndpoints = {
  listVersions: endpoint({
    method: 'GET',
    path: '/content/contentList/versions',
    summary: 'What a package said, the latest version first: those replaced within 90 days.',
    input: z.object({ id: z.string().min(1).max(100) }),
    output: z.object({ items: z.array(PackageVersion) }),
    permission: 'signed-in',
  }),
  compareVersion: endpoint({
    method: 'GET',
    path: '/content/contentList/version',
    summary: 'One version of a package beside what it says now.',
    input: z.object({ id: z.string().min(1).max(100), version: z.coerce.number().int() }),
    output: VersionDifference,
    permission: 'signed-in',
  }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/content/contentList/restoreVersion',
    summary:
      'Let a package and its draft say again what they said: a new version; a stale revision answers changed-elsewhere.',
    input: z.object({
      pkGUID: z.string().min(1).max(100),
      version: z.number().int(),
      revision: z.number().int(),
    }),
    output: z.object({ revision: z.number().int() }),
    permission: mayEdit,
  }),
} as const;
