// The detail, and the sending of several, over a list or the composer; what they are made of is loaded when first opened.
import type { RenderDetail, RenderSeveral } from '../lib/detail-door.ts';
import { later } from '../ui/later.tsx';

type Detail = Parameters<RenderDetail>[0];
type Several = Parameters<RenderSeveral>[0];

const DetailDialog = later(async () => {
  const { DetailDialog: Dialog } = await import('../features/detail/detail-dialog.tsx');
  const { detailSlots } = await import('./detail-slots.tsx');
  return { default: (asked: Detail) => <Dialog {...asked} {...detailSlots} /> };
});

const SeveralDialog = later(async () => {
  const { SeveralDialog: Dialog } = await import('../features/detail/several-dialog.tsx');
  const { detailSlots } = await import('./detail-slots.tsx');
  return { default: (asked: Several) => <Dialog {...asked} {...detailSlots} /> };
});

export const renderDetail: RenderDetail = (asked) => (
  <DetailDialog key={`${asked.kind} ${asked.id}`} {...asked} />
);

export const renderSeveral: RenderSeveral = (asked) => <SeveralDialog {...asked} />;
