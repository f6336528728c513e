import type { Work } from '../../../../contract/rights/actor.ts'
import type { Told } from '../../../../contract/stored/told.ts'
import { agentsOf } from '../../../user/index.ts'
import type { Ids } from '../ids.ts'
import type { ImportRow } from '../import.repository.ts'
import type { Issue, Made, Tally } from '../report.repository.ts'
import { isErased, isHere, marksOf } from './here.ts'

/**
 * Why a record could not come; `nameless`: what it is called may be an erased person's words, and
 * the report does not say it.
 */
export interface Left {
  left: string
  words?: Record<string, string>
  nameless?: true
}

/** What became of a record: it came, was here, is told by another one, or why it could not come. */
export type Outcome = 'made' | 'known' | 'told' | Left

/** Of a record that tells of somebody who was erased here: what was erased stays erased. */
export const ERASED: Left = { left: 'erased', nameless: true }

/** People of the agency here: their ids, and who is meant by a name. */
interface People {
  ids: Set<string>
  byName: Map<string, string | null>
}

/** One transaction of an import: what it brings, and what is to be said of it. */
export class Bringing {
  readonly work: Work
  readonly row: ImportRow
  readonly ids: Ids
  readonly tally: Tally = new Map()
  readonly issues: Issue[] = []
  /** Which the next entry of the bank is of those that are alike, once one has come. */
  readonly turns = new Map<string, number>()
  readonly #made: Made[] = []
  #people: People | null = null

  constructor(work: Work, row: ImportRow, ids: Ids) {
    this.work = work
    this.row = row
    this.ids = ids
  }

  get agencyId(): string {
    return this.row.agency_id
  }

  /** Whoever brings it: theirs is what nobody else is here for. */
  get bringer(): string {
    return this.work.actor.userId ?? ''
  }

  count(schema: string, what: 'made' | 'known' | 'left', by = 1): void {
    const one = this.tally.get(schema) ?? { made: 0, known: 0, left: 0 }
    one[what] += by
    this.tally.set(schema, one)
  }

  say(issue: Issue): void {
    this.issues.push(issue)
  }

  /** Remembers a record that was made here, for an undo. */
  made(schema: string, id: string): void {
    this.#made.push({ schema, id, mark: null })
  }

  isHere(schema: string, id: string): Promise<boolean> {
    return isHere(this.work.trx, this.agencyId, schema, id)
  }

  /** The id if its record is here, else null. */
  async ifHere(schema: string, id: string | null | undefined): Promise<string | null> {
    return id !== null && id !== undefined && (await this.isHere(schema, id)) ? id : null
  }

  /** Was this contact erased here? */
  async isErased(id: string | null | undefined): Promise<boolean> {
    return id !== null && id !== undefined && isErased(this.work.trx, this.agencyId, id)
  }

  /**
   * Did this import make the record (`this`: its parts go with it), or an earlier one that broke off
   * and nobody has worked on it since (`earlier`)? Null: it is the agency's own.
   */
  async broughtBy(schema: string, id: string): Promise<'this' | 'earlier' | null> {
    if (this.#made.some((one) => one.id === id)) return 'this'
    const { trx } = this.work
    const rows = await trx
      .selectFrom('takeout_import_record')
      .innerJoin('takeout_import', 'takeout_import.id', 'import_id')
      .select(['import_id', 'mark'])
      .where('takeout_import_record.id', '=', id)
      .where('agency_id', '=', this.agencyId)
      .execute()
    if (rows.some(({ import_id: by }) => by === this.row.id)) return 'this'
    const mark = rows.length > 0 && (await marksOf(trx, schema, [id])).get(id)
    return rows.some((row) => row.mark !== null && row.mark === mark) ? 'earlier' : null
  }

  /** The person if they are one of the agency's, else null. */
  async person(id: string | null): Promise<string | null> {
    return id !== null && (await this.#known()).ids.has(id) ? id : null
  }

  /** Who is called so; null when nobody is, or several are. */
  async named(name: string | null): Promise<string | null> {
    return name === null ? null : ((await this.#known()).byName.get(name) ?? null)
  }

  /** The same, of names that are looked up later. */
  async namer(): Promise<(name: string | null) => string | null> {
    const { byName } = await this.#known()
    return (name) => (name === null ? null : (byName.get(name) ?? null))
  }

  /** People have come: they are looked up anew. */
  forgetPeople(): void {
    this.#people = null
  }

  async #known(): Promise<People> {
    if (this.#people) return this.#people
    const people = await agentsOf(this.work.trx, this.agencyId)
    const byName = new Map<string, string | null>()
    for (const { id, name } of people) byName.set(name, byName.has(name) ? null : id)
    this.#people = { ids: new Set(people.map(({ id }) => id)), byName }
    return this.#people
  }

  /** What was made, each with how it stands now. */
  async records(): Promise<Made[]> {
    const schemas = Map.groupBy(this.#made, ({ schema }) => schema)
    const marks = new Map<string, string>()
    for (const [schema, made] of schemas)
      for (const [id, mark] of await marksOf(
        this.work.trx,
        schema,
        made.map(({ id: one }) => one),
      ))
        marks.set(`${schema} ${id}`, mark)
    return this.#made.map((one) => ({
      ...one,
      mark: marks.get(`${one.schema} ${one.id}`) ?? null,
    }))
  }
}

/** A record of the file as it is to be here: ids, its own and those that it names, are this agency's. */
export interface Brought {
  schema: string
  /** Whose part it is. */
  of: string | undefined
  value: unknown
  /**
   * The same with what this version does not read: the record as the file has it, and what it is
   * made of as it was stored there, where that version did not read all of it. The rooms hold it to
   * what they store.
   */
  told: Told
  /** The ids as they were there. */
  old: { id: string; of: string | undefined }
}
