// Compare a version of a package with what the package says now: what a reader sees of it, and which other fields differ.
import { mediaTypes, type Composition } from '@herald/contract/content.ts';
import type { otherFields, VersionDifference } from '@herald/contract/package-versions.ts';
import { postOf } from '@herald/contract/post.ts';
import { versionOf } from '@herald/contract/versions.ts';
import type { Actor, Context } from '../../context.ts';
import { findPackage } from './find-package.ts';
import { findVersion } from './find-version.ts';

type OtherField = (typeof otherFields)[number];

const readings: Readonly<Record<OtherField, (content: Composition) => unknown>> = {
  enTitle: ({ enTitle }) => enTitle,
  category: ({ channel }) => channel,
  filing: ({ editor, specialTopic, tagNames }) => [editor, specialTopic, tagNames],
  choices: (content) => [
    ...[content.age, content.area, content.opcList, content.extendAttributes],
    content.media.filter(({ mediaType }) => mediaType === mediaTypes.audio),
  ],
};
const order = ['enTitle', 'category', 'filing', 'choices'] as const satisfies readonly OtherField[];

export async function compareVersion(
  { db }: Context,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<VersionDifference> {
  const { id: packageId, content: after } = await findPackage(db, actor, { id, to: 'read' });
  const { content: before } = await findVersion(db, { packageId, version });
  const differs = (field: OtherField) =>
    JSON.stringify(readings[field](before)) !== JSON.stringify(readings[field](after));
  return {
    before: versionOf(postOf(before)),
    after: versionOf(postOf(after)),
    others: order.filter(differs),
  };
}
