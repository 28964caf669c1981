// A note's text cut at the people it mentions; a longer name goes before one it begins with.

export type NotePart = { readonly text: string; readonly isMention: boolean };

export function splitMentions(text: string, mentioned: readonly string[]): NotePart[] {
  const names = mentioned.toSorted((one, other) => other.length - one.length).map((name) => `@${name}`);
  const parts: NotePart[] = [];
  let plain = '';
  const putPlain = () => {
    if (plain !== '') parts.push({ text: plain, isMention: false });
    plain = '';
  };
  for (let at = 0; at < text.length;) {
    const name = names.find((one) => text.startsWith(one, at));
    if (name === undefined) {
      plain += text.charAt(at);
      at += 1;
    } else {
      putPlain();
      parts.push({ text: name, isMention: true });
      at += name.length;
    }
  }
  putPlain();
  return parts;
}
