// Which of several titles fit the words of a search: every word must be in it somewhere, earlier places first.

export function matchWords<Found extends { readonly title: string }>(
  titles: readonly Found[],
  words: string,
): Found[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const ranked = titles.flatMap((found) => {
    const title = found.title.toLocaleLowerCase();
    const places = wanted.map((word) => title.indexOf(word));
    return places.includes(-1) ? [] : [{ found, rank: Math.min(...places, title.length) }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ found }) => found);
}
