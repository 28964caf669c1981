// Who holds which role: the helper behind pages and elements that are for some roles only (R-PERM-012, R-PERM-013).

/** Whether one of the roles held is among those wanted. Throws "need roles!" for a list that names none, which is a slip of ours. */
export function holdsRole(wanted: readonly string[], held: readonly string[]): boolean {
  if (!Array.isArray(wanted) || wanted.length === 0) throw new TypeError('need roles!');
  return wanted.some((role) => held.includes(role));
}
