import {
  fits,
  sameAccount,
  sameName,
  sameNumber,
  type Candidate,
  type Entry,
  type Known,
  type Proposal,
} from './certainty.ts'

/** Records that one entry may pay together by reckoning. */
const MOST = 4
/** Of a party that has more open, the nearest in time are tried. */
const TRIED = 24
/** Sums are proposed alone; nothing is matched by itself by a sum. */
const SURE = 80
const LIKELY = 60

/** Two to four of them that come to an amount; of several, the fewest. */
export function subsetOf(amount: number, of: readonly Candidate[]): Candidate[] | null {
  for (let size = 2; size <= MOST; size += 1) {
    const found = pick(amount, of, size, 0)
    if (found) return found
  }
  return null
}

function pick(
  amount: number,
  of: readonly Candidate[],
  size: number,
  from: number,
): Candidate[] | null {
  for (let at = from; at < of.length; at += 1) {
    const one = of[at]
    if (!one) break
    if (size === 1) {
      if (one.open === amount) return [one]
      continue
    }
    const rest = pick(amount - one.open, of, size - 1, at + 1)
    if (rest) return [one, ...rest]
  }
  return null
}

const sumOf = (of: readonly Candidate[]): number => of.reduce((all, { open }) => all + open, 0)

/** Candidates by a key; without one they are in no group. */
function groups(of: readonly Candidate[], key: (one: Candidate) => string | null): Candidate[][] {
  const found = new Map<string, Candidate[]>()
  for (const one of of) {
    const name = key(one)
    if (name !== null) found.set(name, [...(found.get(name) ?? []), one])
  }
  return [...found.values()].filter(({ length }) => length > 1)
}

/** The nearest in time first. */
const near = (entry: Entry, of: readonly Candidate[]): Candidate[] =>
  of
    .map((one) => ({ one, far: Math.abs(Date.parse(one.issuedOn) - Date.parse(entry.bookedOn)) }))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, TRIED)
    .map(({ one }) => one)

/**
 * What an entry pays together: a whole file of transfers that the bank booked at once, those whose
 * numbers are in the text, and up to four of one party whose account or name is there.
 */
export function sumsFor(entry: Entry, of: readonly Candidate[], known: Known): Proposal[] {
  const open = of.filter((one) => fits(entry, one))
  const found: Proposal[] = []
  const add = (certainty: number, items: Candidate[] | null) => {
    if (items) found.push({ certainty, reason: 'sum', items, missing: 0 })
  }
  for (const file of groups(open, ({ paymentId }) => paymentId))
    if (sumOf(file) === entry.left) add(SURE, file)
  const numbered = open.filter((one) => sameNumber(entry, one))
  if (numbered.length > 1) add(SURE, subsetOf(entry.left, near(entry, numbered)))
  for (const theirs of groups(open, ({ partyKey }) => partyKey)) {
    const account = theirs.some((one) => sameAccount(entry, one, known))
    const named = theirs.filter((one) => account || sameName(entry, one))
    if (named.length > 1) add(account ? SURE : LIKELY, subsetOf(entry.left, near(entry, named)))
  }
  return found
}
