/** Perhaps letters and a dash, then digits: how references look. */
const REFERENCE = /^(?:\p{L}{1,8}[-_. ]?)?\d{2,12}$/u

/** What looks like a reference in an address; null where nothing does. */
export function referenceIn(path: string): string | null {
  const parts = path.split('/').flatMap((part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return []
    }
  })
  return parts.findLast((part) => REFERENCE.test(part)) ?? null
}

/** What a reference like it begins with: the last digits are what people mistype. */
export const stemOf = (reference: string): string => {
  const digits = /\d+$/.exec(reference)?.[0].length ?? 0
  return reference.slice(0, reference.length - Math.min(2, Math.max(0, digits - 1)))
}

/** How many characters two references share from the start. */
function sharedStart(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  let shared = 0
  while (shared < a.length && a[shared] === b[shared]) shared += 1
  return shared
}

/** The likest first, of the same likeness the one nearest in length. */
export const byLikeness = <Row extends { ref: string }>(
  rows: readonly Row[],
  reference: string,
): Row[] =>
  rows.toSorted(
    (a, b) =>
      sharedStart(b.ref, reference) - sharedStart(a.ref, reference) ||
      Math.abs(a.ref.length - reference.length) - Math.abs(b.ref.length - reference.length),
  )
