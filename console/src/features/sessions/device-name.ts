// What a browser says of itself, as a person knows it: "Firefox, Windows"; names of products are the same in every language.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Headless)?Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux|X11/, 'Linux'],
];

/** Null when neither is known: then the text itself is all there is. */
export function deviceName(userAgent: string): string | null {
  const known = [browsers, systems].map((list) => list.find(([mark]) => mark.test(userAgent))?.[1]);
  const names = known.filter((name) => name !== undefined);
  return names.length === 0 ? null : names.join(', ');
}
