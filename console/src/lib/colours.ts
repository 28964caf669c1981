// Colours made readable: darker or lighter until text in them, or on them, can be read (WCAG 2.2, 1.4.3).

type Rgb = readonly [number, number, number];

/** A little above the 4.5 that is asked for, since browsers round. */
const readable = 4.6;

function rgbOf(colour: string): Rgb {
  const whole = Number.parseInt(colour.slice(1), 16);
  return [(whole >> 16) & 255, (whole >> 8) & 255, whole & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 for the same colour, 21 for black and white. Colours as `#rrggbb`. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` of `other` in the colour, from 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const [here, there] = [rgbOf(colour), rgbOf(other)];
  const part = (at: 0 | 1 | 2) => here[at] + (there[at] - here[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

/** The colour itself where it can be read on the ground, else the nearest on its way to black, or to white on a dark ground; `shown` where something else is made of it before it is seen. */
export function readableOn(ground: string, colour: string, shown = (made: string) => made): string {
  const end = luminance(ground) > 0.18 ? '#000000' : '#ffffff';
  for (let percent = 0; percent < 100; percent += 2) {
    const candidate = mixed(colour, end, percent / 100);
    if (contrast(shown(candidate), ground) >= readable) return candidate;
  }
  return end;
}
