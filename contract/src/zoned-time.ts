// Wall-clock texts "YYYY-MM-DD HH:mm:ss" of one declared time zone, and the instants they stand for (C-95, C-96).

export type WallClock = { readonly instant: Date; readonly note: 'exact' | 'gap' | 'overlap' };

const shape = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;

/** Making one takes five times as long as using it; there are a few hundred zones at most. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(zone, made);
  return made;
}

/** The text of an instant in a zone. */
export function wallClockOf(instant: Date, zone: string): string {
  const parts = formatOf(zone).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '00';
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

/** The instant of a text; in a gap the clock is moved on, in an overlap the first one counts; null when it is no date. */
export function instantOf(text: string, zone: string): WallClock | null {
  const match = shape.exec(text);
  if (!match) return null;
  const asUtc = Date.UTC(...fields(match));
  if (utcText(asUtc) !== text) return null;
  const candidates = offsetsAround(asUtc, zone)
    .map((offset) => asUtc - offset)
    .filter((instant) => wallClockOf(new Date(instant), zone) === text)
    .toSorted((a, b) => a - b);
  const first = candidates[0];
  if (first !== undefined)
    return { instant: new Date(first), note: candidates.length > 1 ? 'overlap' : 'exact' };
  const before = Math.min(...offsetsAround(asUtc, zone));
  return { instant: new Date(asUtc - before), note: 'gap' };
}

function fields(match: RegExpExecArray): [number, number, number, number, number, number] {
  const at = (index: number) => Number(match[index]);
  return [at(1), at(2) - 1, at(3), at(4), at(5), at(6)];
}

function utcText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}

function offsetsAround(asUtc: number, zone: string): number[] {
  const day = 86_400_000;
  const offsets = [asUtc - day, asUtc + day].map((instant) => {
    const shown = shape.exec(wallClockOf(new Date(instant), zone));
    return shown ? Date.UTC(...fields(shown)) - Math.floor(instant / 1000) * 1000 : 0;
  });
  return [...new Set(offsets)];
}
