// Breaks while it is drawn: it reads a field of something that is not there.
const shelf = new Map<string, { title: string }>();

export function ReadsOfNothing() {
  return <p>{readTitle(shelf)}</p>;
}

/** As code does that was never told the book may be missing. */
function readTitle(books: ReadonlyMap<string, { title: string }>): string {
  const book: unknown = books.get('missing');
  return Reflect.apply(titleOf, book, []);
}

function titleOf(this: { title: string }): string {
  return this.title;
}
