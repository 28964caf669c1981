// The detail screen of one draft or one package, on a page of its own.
import { PageFrame } from '../../ui/page-frame.tsx';
import { DetailLoader } from './detail-loader.tsx';
import type { Subject } from './shown-detail.ts';
import type { DetailSlots } from './slots.ts';

export type DetailPageProps = DetailSlots & { readonly kind: Subject['kind']; readonly id: string };

export function DetailPage(props: DetailPageProps) {
  return <DetailLoader {...props} Frame={PageFrame} isOnlyRead={false} />;
}
