// A package as one composition, as everything reads it that shows or checks it.
import { Composition } from '@herald/contract/content.ts';
import { contentEndpoints } from '@herald/contract/endpoints/content.ts';
import type { OutputOf } from '@herald/contract/endpoint.ts';
import { call } from './call.ts';

export type PackageFound = OutputOf<typeof contentEndpoints.queryPackage>['materialInfo'];

export function contentOfPackage({ baseInfo, materialList, tagInfos, ...rest }: PackageFound): Composition {
  const { age } = baseInfo;
  return Composition.parse({
    ...rest,
    ...baseInfo,
    cover: baseInfo.thumbPic,
    age: typeof age === 'string' || typeof age === 'number' ? age : null,
    media: materialList,
    tagNames: tagInfos.map(({ tagName }) => tagName),
  });
}

/** Null where it cannot be read: whoever then sends it hears why. */
export async function readPackageContent(id: string): Promise<Composition | null> {
  const found = await call(contentEndpoints.queryPackage, { id }, { mute: 'all' }).catch(() => null);
  return found && contentOfPackage(found.materialInfo);
}
