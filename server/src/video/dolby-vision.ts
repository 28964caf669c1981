// What a film of Dolby Vision shows whoever does not read Dolby's layer, by its record (Dolby Vision Streams Within ISOBMFF 2.4, §3.2: `dvcC`, `dvvC`).

/** Which range the picture under Dolby's layer has; 0, as profile 5 has it, is Dolby's own kind of PQ that nobody else shows right. */
const ranges: Readonly<Record<number, 'sdr' | 'pq' | 'hlg'>> = {
  0: 'pq',
  1: 'pq',
  2: 'sdr',
  4: 'hlg',
  6: 'pq',
};

/** `compatible`: the record's dv_bl_signal_compatibility_id, null where there is none; `range`: what the picture says of itself. */
export function rangeOfDolby(
  compatible: number | null,
  range: 'sdr' | 'pq' | 'hlg',
): { readonly range: 'sdr' | 'pq' | 'hlg'; readonly isDolbyOnly: boolean } {
  if (compatible === null) return { range, isDolbyOnly: false };
  const isDolbyOnly = compatible === 0;
  // A picture that says it itself is believed, where anybody else can show it.
  return { range: range === 'sdr' || isDolbyOnly ? (ranges[compatible] ?? 'pq') : range, isDolbyOnly };
}
