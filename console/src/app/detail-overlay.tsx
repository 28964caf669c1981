// The detail, and the sending of several, over a list or the composer; what they are made of is loaded when first opened.
import { lazy, Suspense } from 'react';
import type { RenderDetail, RenderSeveral } from '../lib/detail-door.ts';

type Detail = Parameters<RenderDetail>[0];
type Several = Parameters<RenderSeveral>[0];

const DetailDialog = lazy(async () => {
  const [dialog, { detailSlots }] = await Promise.all([
    import('../features/detail/detail-dialog.tsx'),
    import('./detail-slots.tsx'),
  ]);
  return { default: (asked: Detail) => <dialog.DetailDialog {...asked} {...detailSlots} /> };
});

const SeveralDialog = lazy(async () => {
  const [dialog, { detailSlots }] = await Promise.all([
    import('../features/detail/several-dialog.tsx'),
    import('./detail-slots.tsx'),
  ]);
  return { default: (asked: Several) => <dialog.SeveralDialog {...asked} {...detailSlots} /> };
});

export const renderDetail: RenderDetail = (asked) => (
  <Suspense fallback={null}>
    <DetailDialog key={`${asked.kind} ${asked.id}`} {...asked} />
  </Suspense>
);

export const renderSeveral: RenderSeveral = (asked) => (
  <Suspense fallback={null}>
    <SeveralDialog {...asked} />
  </Suspense>
);
