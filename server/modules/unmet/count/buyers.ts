import { createHmac, randomBytes } from 'node:crypto'

/** An e-mail or a telephone (E.164) of a contact. */
export interface Reach {
  contactId: string
  kind: string
  value: string
}

/**
 * Who is one person: contacts of any agency that share an e-mail or a telephone. What they share is
 * known by an HMAC whose key is drawn for this run and dies with it.
 */
export class Buyers {
  private readonly key = randomBytes(32)
  private readonly first = new Map<string, string>()
  private readonly parent = new Map<string, string>()

  /** Two records of one contact. */
  join(one: string, other: string): void {
    const [a, b] = [this.of(one), this.of(other)]
    if (a !== b) this.parent.set(a, b)
  }

  add({ contactId, kind, value }: Reach): void {
    const mark = createHmac('sha256', this.key).update(`${kind}:${value}`).digest('base64')
    const known = this.first.get(mark)
    if (known === undefined) this.first.set(mark, contactId)
    else this.join(contactId, known)
  }

  /** The person a contact is, by one of their contacts. */
  of(contactId: string): string {
    let top = contactId
    for (let up = this.parent.get(top); up !== undefined; up = this.parent.get(top)) top = up
    if (top !== contactId) this.parent.set(contactId, top)
    return top
  }
}
