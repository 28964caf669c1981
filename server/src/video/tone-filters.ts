// The filters that bring high dynamic range into what every screen shows.

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
