/**
 * Whether a code is one of an enumeration of this contract. A row may hold one that only a later
 * version knows: it leads nowhere (docs/decisions/0348), so whoever acts on the row asks first and
 * answers 503 (`laterVersion`).
 */
export function knownIn(codes: Readonly<Record<string, string>>): (code: string) => boolean {
  const known: ReadonlySet<string> = new Set(Object.values(codes))
  return (code) => known.has(code)
}
