// Whether a text can be the id of a row at all; any other text names no row and must not reach the database.
const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isRowId(text: string): boolean {
  return shape.test(text);
}
