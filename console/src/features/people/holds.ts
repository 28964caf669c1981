// A rule of the contract as a form asks it: what is empty is another rule's matter.
type Rule = { safeParse(text: string): { success: boolean } };

export function holds(rule: Rule, sentence: string) {
  return async (_: unknown, text: string | undefined): Promise<void> => {
    if (text !== undefined && text !== '' && !rule.safeParse(text).success) throw new Error(sentence);
  };
}
