import { createHmac, randomBytes } from 'node:crypto'
import { normalEmail } from '../../user/index.ts'
import type { Ways } from './fewest.ts'

/** A buyer as an agency wrote them down: one record, with the e-mails and telephones in it. */
export interface Buyer {
  contactId: string
  emails: readonly string[]
  phones: readonly string[]
}

/**
 * Which records may be one person across agencies. Addresses are known by an HMAC whose key is
 * drawn for this run and dies with it.
 */
export class Buyers {
  private readonly key = randomBytes(32)

  /**
   * How a record is known elsewhere: by one e-mail and one telephone, the first in order, so that no
   * long list of others' addresses touches more than two of them. What it lacks is its own alone.
   */
  waysOf({ contactId, emails, phones }: Buyer): Ways {
    return {
      email: this.mark(emails.map(normalEmail)) ?? contactId,
      phone: this.mark(phones) ?? contactId,
    }
  }

  private mark(values: readonly string[]): string | undefined {
    const [first] = values.toSorted()
    return first && createHmac('sha256', this.key).update(first).digest('base64')
  }
}

/**
 * Parts what is known by two ways so that no two groups share one. A group is no person: it is only
 * what is to be counted together.
 */
export function groupsOf<T extends Ways>(all: readonly T[]): T[][] {
  const up = new Map<string, string>()
  const topOf = (way: string): string => {
    let top = way
    for (let next = up.get(top); next !== undefined; next = up.get(top)) {
      // Each look halves the way, so that no long chain is walked again and again.
      up.set(top, up.get(next) ?? next)
      top = next
    }
    return top
  }
  for (const { email, phone } of all) {
    const [one, other] = [topOf(`email:${email}`), topOf(`phone:${phone}`)]
    if (one !== other) up.set(one, other)
  }
  return [...Map.groupBy(all, ({ email }) => topOf(`email:${email}`)).values()]
}
