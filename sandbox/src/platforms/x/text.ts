// Counts a text as the network counts it: most letters one, the rest two, an emoji two, an address twenty-three.
export const LONGEST_WEIGHT = 280;
const ADDRESS_WEIGHT = 23;
/** The third configuration of the network's text rules; everything outside these ranges weighs two. */
const LIGHT_RANGES: [number, number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

const GENERIC_ENDINGS =
  'com|org|net|edu|gov|mil|int|info|biz|name|pro|museum|aero|coop|jobs|mobi|travel|tel|cat|asia|app|dev|blog|news|online|site|shop|store|tech|cloud|page|live|media|press|social|today|world|xyz|top|club|link|agency|digital|email|global|group|life|network|photo|photos|space|studio|team|video|website|wiki|work|zone|london|paris|berlin|tokyo|nyc';
const COUNTRY_ENDINGS =
  'ac|ad|ae|af|ag|ai|al|am|ao|aq|ar|as|at|au|aw|ax|az|ba|bb|bd|be|bf|bg|bh|bi|bj|bm|bn|bo|br|bs|bt|bv|bw|by|bz|ca|cc|cd|cf|cg|ch|ci|ck|cl|cm|cn|co|cr|cu|cv|cw|cx|cy|cz|de|dj|dk|dm|do|dz|ec|ee|eg|er|es|et|eu|fi|fj|fk|fm|fo|fr|ga|gb|gd|ge|gf|gg|gh|gi|gl|gm|gn|gp|gq|gr|gs|gt|gu|gw|gy|hk|hm|hn|hr|ht|hu|id|ie|il|im|in|io|iq|ir|is|it|je|jm|jo|jp|ke|kg|kh|ki|km|kn|kp|kr|kw|ky|kz|la|lb|lc|li|lk|lr|ls|lt|lu|lv|ly|ma|mc|md|me|mg|mh|mk|ml|mm|mn|mo|mp|mq|mr|ms|mt|mu|mv|mw|mx|my|mz|na|nc|ne|nf|ng|ni|nl|no|np|nr|nu|nz|om|pa|pe|pf|pg|ph|pk|pl|pm|pn|pr|ps|pt|pw|py|qa|re|ro|rs|ru|rw|sa|sb|sc|sd|se|sg|sh|si|sj|sk|sl|sm|sn|so|sr|ss|st|su|sv|sx|sy|sz|tc|td|tf|tg|th|tj|tk|tl|tm|tn|to|tr|tt|tv|tw|tz|ua|ug|uk|us|uy|uz|va|vc|ve|vg|vi|vn|vu|wf|ws|ye|yt|za|zm|zw';
const LABEL = String.raw`[a-z0-9\u00c0-\u024f](?:[a-z0-9_\u00c0-\u024f-]*[a-z0-9\u00c0-\u024f])?`;
/** After a protocol a host name may stand in any script. */
const ANY_LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?`;
const PATH = String.raw`(?::\d+)?(?:\/(?:[a-z0-9!*';:=+,.$\/%#\[\]\-\u2013_~@|&()\u0400-\u04ff\u00c0-\u024f]*[a-z0-9=_#\/+\-)\u0400-\u04ff\u00c0-\u024f])?)?(?:\?[a-z0-9!?*'();:&=+$\/%#\[\]\-_.,~|@]*[a-z0-9\-_&=#\/])?`;
const ADDRESS = new RegExp(
  String.raw`(?<![a-z0-9@＠$#＃\u200c_.\-/])(?:https?:\/\/(?:${ANY_LABEL}\.)+|(?:${LABEL}\.)+)(?:${GENERIC_ENDINGS}|${COUNTRY_ENDINGS})(?![a-z0-9@_\u00c0-\u024f-]|\.[a-z0-9])${PATH}`,
  'giu',
);

export interface Address {
  start: number;
  end: number;
  written: string;
}

/** `(https://a.example/b)`: a closing bracket without an opening one belongs to the sentence. */
function withoutStrayBracket(written: string): string {
  const closesMore = written.split(')').length > written.split('(').length;
  return closesMore && written.endsWith(')') ? withoutStrayBracket(written.slice(0, -1)) : written;
}

export function addressesIn(text: string): Address[] {
  return [...text.matchAll(ADDRESS)].map((found) => {
    const written = withoutStrayBracket(found[0]);
    return { start: found.index, end: found.index + written.length, written };
  });
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const EMOJI = /^(?:\p{RGI_Emoji}|\p{Extended_Pictographic}\ufe0f?|\p{Emoji}\ufe0f)$/v;

function weightOfPlain(text: string): number {
  let weight = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (EMOJI.test(segment) && !/^[0-9#*©®]$/.test(segment)) {
      weight += 2;
      continue;
    }
    for (const character of segment) {
      const point = character.codePointAt(0) ?? 0;
      weight += LIGHT_RANGES.some(([first, last]) => point >= first && point <= last) ? 1 : 2;
    }
  }
  return weight;
}

export function weightOf(written: string): number {
  const text = written.normalize('NFC');
  let weight = 0;
  let from = 0;
  for (const { start, end } of addressesIn(text)) {
    weight += weightOfPlain(text.slice(from, start)) + ADDRESS_WEIGHT;
    from = end;
  }
  return weight + weightOfPlain(text.slice(from));
}

/** Characters the network never accepts in a post. */
export function hasForbiddenCharacter(text: string): boolean {
  return /[\ufffe\ufeff\uffff]/.test(text);
}
