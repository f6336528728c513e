const ELSEWHERE =
  /^(?:https:\/\/[^\s/\\@"'<>]+(?:[/?#][^\s"'<>]*)?|mailto:[^\s@"'<>]+@[^\s"'<>]+|tel:\+?[\d()-]+)$/i

/**
 * The address that a typed one leads to: https, mailto or tel. Null for everything else
 * (`javascript:`, `data:`, `//host`, `http:`): the words stay, the link does not.
 */
export const targetOf = (address: string): string | null =>
  ELSEWHERE.test(address.trim()) ? address.trim() : null
