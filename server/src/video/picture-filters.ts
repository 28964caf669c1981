// What is done to the picture of a film whatever becomes of it: made to fit, and brought from high range to what every screen shows.

type Size = { readonly width: number; readonly height: number };

/** Never larger than it was. `step`: of what both sides are a multiple; H.264 at 4:2:0 wants even ones. */
export function fittedSize(
  { width, height }: Size,
  { longSide, shortSide }: { readonly longSide: number; readonly shortSide: number },
  step: 1 | 2,
): Size {
  const by = Math.min(1, longSide / Math.max(width, height), shortSide / Math.min(width, height));
  const side = (pixels: number) => Math.max(step, step * Math.round((pixels * by) / step));
  return { width: side(width), height: side(height) };
}

/** The film's own colours are named, for a camera may leave out a part of them; what comes out is BT.709. */
export function toneFilters(range: 'sdr' | 'pq' | 'hlg'): string[] {
  if (range === 'sdr') return [];
  const transfer = range === 'pq' ? 'smpte2084' : 'arib-std-b67';
  return [
    `zscale=tin=${transfer}:min=bt2020nc:pin=bt2020:t=linear:npl=100`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=hable:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
  ];
}
