// Render: four digits as bent strokes among other strokes; no character of them stands in the page.
import { randomInt } from 'node:crypto';

/** One pen's way for each digit, in a box of 24 by 28. */
const strokes = [
  'M12 2C4 2 4 26 12 26C20 26 20 2 12 2',
  'M7 8L13 2L13 26',
  'M5 8C5 0 19 0 19 8C19 14 5 20 5 26L19 26',
  'M5 4C12 -1 20 4 18 9C17 13 12 13 11 13C14 13 20 15 18 21C16 27 8 27 5 23',
  'M15 26L15 2L4 18L20 18',
  'M18 2L7 2L6 12C14 8 20 13 18 20C16 27 8 27 5 23',
  'M17 3C8 5 4 14 5 20C6 27 18 28 18 19C18 12 8 11 5 18',
  'M5 2L19 2L10 26',
  'M12 13C4 11 4 2 12 2C20 2 20 11 12 13C3 15 3 26 12 26C21 26 21 15 12 13',
  'M18 9C17 2 6 1 6 9C6 16 16 17 18 9C19 16 16 23 10 26',
];
const width = 148;
const height = 52;

/** `label` is for those who do not see it. */
export function renderCaptcha(answer: string, label: string): string {
  const digits = [...answer].map((digit, place) =>
    path(bent(strokes[Number(digit)] ?? '', 12 + place * 33), 3),
  );
  const noise = Array.from({ length: 5 }, () => path(scribble(), 1.4));
  const drawn = shuffled([...digits, ...noise]).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}"><g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn}</g></svg>`;
}

/** Turned, sized and shaken anew each time, point by point. */
function bent(stroke: string, left: number): string {
  const turn = between(-0.32, 0.32);
  const size = between(0.95, 1.25);
  const [x0, y0] = [left + between(-2, 2), 10 + between(-4, 4)];
  return stroke.replaceAll(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => {
    const [dx, dy] = [Number(x) - 12 + between(-1.3, 1.3), Number(y) - 14 + between(-1.3, 1.3)];
    const px = x0 + 14 + size * (dx * Math.cos(turn) - dy * Math.sin(turn));
    const py = y0 + 16 + size * (dx * Math.sin(turn) + dy * Math.cos(turn));
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  });
}

function scribble(): string {
  const point = () => `${between(0, width).toFixed(1)} ${between(0, height).toFixed(1)}`;
  return `M${point()}C${point()} ${point()} ${point()}`;
}

function path(line: string, thickness: number): string {
  const colour = `hsl(${randomInt(195, 255)} ${randomInt(35, 70)}% ${randomInt(30, 46)}%)`;
  return `<path d="${line}" stroke="${colour}" stroke-width="${(thickness * between(0.85, 1.15)).toFixed(2)}"/>`;
}

function between(low: number, high: number): number {
  return low + (randomInt(0, 10_001) / 10_000) * (high - low);
}

function shuffled(parts: string[]): string[] {
  return parts
    .map((part) => ({ part, at: randomInt(0, 1_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ part }) => part);
}
