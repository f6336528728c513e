/** How a record is known to be the person of another one: the same e-mail, or the same telephone. */
export interface Ways {
  email: string
  phone: string
}

/**
 * The fewest people that records may be, if an e-mail or a telephone is one person's, but that an
 * e-mail and a telephone are the same person's is nobody's word: the fewest of them of which every
 * record has one. By Kőnig that is the most records of which no two share one, a matching of e-mails
 * with telephones, found one e-mail at a time. A further record never makes it less.
 */
export function fewestPeople(records: readonly Ways[]): number {
  const phonesOf = Map.groupBy(records, ({ email }) => email)
  const pairs = { byEmail: new Map<string, string>(), byPhone: new Map<string, string>() }
  for (const email of phonesOf.keys()) pair(email, phonesOf, pairs)
  return pairs.byEmail.size
}

/** Finds an e-mail a telephone, for which others may move on to another one. */
function pair(
  begin: string,
  phonesOf: ReadonlyMap<string, readonly Ways[]>,
  { byEmail, byPhone }: { byEmail: Map<string, string>; byPhone: Map<string, string> },
): void {
  const cameFrom = new Map<string, string>()
  const queue = [begin]
  for (const email of queue)
    for (const { phone } of phonesOf.get(email) ?? []) {
      if (cameFrom.has(phone)) continue
      cameFrom.set(phone, email)
      const holder = byPhone.get(phone)
      if (holder !== undefined) {
        queue.push(holder)
        continue
      }
      let free: string | undefined = phone
      while (free !== undefined) {
        const taker: string = cameFrom.get(free) ?? begin
        const left = byEmail.get(taker)
        byEmail.set(taker, free)
        byPhone.set(free, taker)
        free = taker === begin ? undefined : left
      }
      return
    }
}
