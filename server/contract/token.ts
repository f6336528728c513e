/**
 * The token of an Authorization header: `Token x`, `Bearer x` or the bare token (specification,
 * section 7).
 */
export function tokenOf(header: string | undefined): string | null {
  if (header === undefined) return null
  const token = header.trim().replace(/^(?:token|bearer)\s+/i, '')
  return token.length > 0 && token.length <= 500 ? token : null
}
