import { isOwn } from '../../contract/rights/row.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import {
  contactsByReach,
  linkedTo,
  mayRead,
  reachKey,
  sortNameOf,
  unreachable,
  type ContactRecord,
} from '../contact/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { namesOf } from '../user/index.ts'

/** Somebody who is there already, or whom an earlier row of the batch brought in. */
export interface Somebody {
  id: string
  doc: ContactDoc
  name: string
  /** The actor may change them. */
  own: boolean
  /** The actor may see them. */
  seen: boolean
  /** Who looks after them; null: nobody. */
  agent: string | null
  /** Stored before this batch: its document as it stood; null for one the batch brought in. */
  before: ContactDoc | null
  touched: boolean
  /**
   * Links that this batch gives to somebody it brought in: to whom, and the phone or e-mail both
   * have.
   */
  links: { other: Somebody; shared: string }[]
}

/** Values by which somebody is known. */
export const valuesOf = ({
  reach,
}: Pick<ContactDoc, 'reach'>): { kind: 'phone' | 'email'; value: string }[] => [
  ...(reach.phones ?? []).map(({ number }) => ({ kind: 'phone' as const, value: number })),
  ...(reach.emails ?? []).map(({ address }) => ({ kind: 'email' as const, value: address })),
]

/**
 * Everybody that the rows of a batch could mean. Rows change it as they are decided, so that later
 * rows see earlier ones.
 */
export class Known {
  private readonly byReach = new Map<string, Somebody>()
  private readonly bySortName = new Map<string, Somebody[]>()
  private readonly linked = new Map<string, Somebody[]>()
  readonly people = new Map<string, Somebody>()

  /** Looks up the documents of a batch; locks whom it finds when the batch is written. */
  static async of(db: Db, actor: Actor, docs: ContactDoc[], lock: boolean): Promise<Known> {
    const known = new Known()
    const values = [...new Set(docs.flatMap((doc) => valuesOf(doc).map(({ value }) => value)))]
    const found = await contactsByReach(db, actor.agencyId, values, lock)
    // By name alone is found who has no phone and no e-mail, or whose every one is another's.
    const namesakes = await unreachable(db, actor.agencyId, [...new Set(docs.map(sortNameOf))])
    const linked = await linkedTo(db, [...new Set([...found.values()].map(({ id }) => id))], lock)
    const rows = [...found.values(), ...namesakes, ...[...linked.values()].flat()]
    const agents = await namesOf(db, [...new Set(rows.flatMap((row) => row.agent_id ?? []))])
    const somebody = (row: ContactRecord): Somebody => {
      const present = known.people.get(row.id)
      if (present) return present
      const own = isOwn(row, actor)
      const one: Somebody = {
        id: row.id,
        doc: row.doc,
        name: row.name,
        own,
        seen: mayRead(row, actor),
        agent: agents.get(row.agent_id ?? '') ?? null,
        before: row.doc,
        touched: false,
        links: [],
      }
      known.people.set(row.id, one)
      return one
    }
    for (const [key, row] of found) known.byReach.set(key, somebody(row))
    for (const row of namesakes) known.addNamesake(row.sort_name, somebody(row))
    for (const [id, others] of linked) known.linked.set(id, others.map(somebody))
    return known
  }

  holder(value: { kind: 'phone' | 'email'; value: string }): Somebody | undefined {
    return this.byReach.get(reachKey(value))
  }

  /**
   * Somebody of this name who, like the row, cannot be reached; undefined when there are several or
   * none.
   */
  namesake(doc: ContactDoc): Somebody | undefined {
    const found = this.bySortName.get(sortNameOf(doc)) ?? []
    return found.length === 1 ? found[0] : undefined
  }

  /** Whom somebody is linked to. */
  linksOf({ id }: Somebody): Somebody[] {
    return this.linked.get(id) ?? []
  }

  /** Links somebody whom a row brings in to whom they share a phone or an e-mail with. */
  link(one: Somebody, other: Somebody, shared: string): void {
    one.links.push({ other, shared })
    this.linked.set(other.id, [...this.linksOf(other), one])
    this.linked.set(one.id, [...this.linksOf(one), other])
  }

  /** A row brings somebody in. */
  add(doc: ContactDoc, name: string): Somebody {
    const one: Somebody = {
      id: uuidv7(),
      doc,
      name,
      own: true,
      seen: true,
      agent: null,
      before: null,
      touched: true,
      links: [],
    }
    this.people.set(one.id, one)
    this.hold(one)
    if (valuesOf(doc).length === 0) this.addNamesake(sortNameOf(doc), one)
    return one
  }

  /** A row changes somebody. */
  change(one: Somebody, doc: ContactDoc): void {
    one.doc = doc
    one.touched = true
    this.hold(one)
  }

  private hold(one: Somebody): void {
    for (const value of valuesOf(one.doc)) this.byReach.set(reachKey(value), one)
  }

  private addNamesake(sortName: string, one: Somebody): void {
    this.bySortName.set(sortName, [...(this.bySortName.get(sortName) ?? []), one])
  }
}
