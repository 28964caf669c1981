// Say a moment of a film as its player does: 01:02.345, and with hours where it has them.

const units = { hour: 3_600_000, minute: 60_000, second: 1_000 } as const;

export function sayTime(ms: number): string {
  const hours = Math.floor(ms / units.hour);
  const minutes = Math.floor((ms % units.hour) / units.minute);
  const seconds = ((ms % units.minute) / units.second).toFixed(3).padStart(6, '0');
  const short = `${String(minutes).padStart(2, '0')}:${seconds}`;
  return hours > 0 ? `${hours}:${short}` : short;
}
