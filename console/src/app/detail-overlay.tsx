// The detail, and the sending of several, over a list or the composer; what they are made of is loaded when first opened.
import { lazy, Suspense } from 'react';
import type { RenderDetail, RenderSeveral } from '../lib/detail-door.ts';

type Detail = Parameters<RenderDetail>[0];
type Several = Parameters<RenderSeveral>[0];

const DetailDialog = lazy(async () => {
  const { DetailDialog: Dialog } = await import('../features/detail/detail-dialog.tsx');
  const { detailSlots } = await import('./detail-slots.tsx');
  return { default: (asked: Detail) => <Dialog {...asked} {...detailSlots} /> };
});

const SeveralDialog = lazy(async () => {
  const { SeveralDialog: Dialog } = await import('../features/detail/several-dialog.tsx');
  const { detailSlots } = await import('./detail-slots.tsx');
  return { default: (asked: Several) => <Dialog {...asked} {...detailSlots} /> };
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
