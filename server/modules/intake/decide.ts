import type { ContactInput, IntakeFate } from '../../../generated/model/index.ts'
import { HttpError } from '../../contract/errors.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { IntakeStoredRemark } from '../../db/tables/intake.ts'
import { contactDocOf, MOST_LINKS, sortNameOf } from '../contact/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import type { RunRow } from './intake.repository.ts'
import { valuesOf, type Known, type Somebody } from './known.ts'
import { mergeInto } from './merge.ts'
import { sayField } from './messages.ts'
import { isNobody, personOf } from './reading/person/person.ts'
import { isWanted, wishOf, type Wish } from './reading/wish/wish.ts'
import { saidByCells } from './reading/table/said.ts'
import type { Numbered } from './rows-file.ts'
import type { Wishes } from './wishes.ts'
import { canBeOne, isUnnamed, nameIn, saysName } from './same-person.ts'

/** A row as a contact, before anybody is looked up. */
export interface Candidate {
  number: number
  line: number
  name: string
  /** Null: the row cannot become anybody. */
  doc: ContactDoc | null
  /** The name was made of an e-mail or phone. */
  nameless: boolean
  remarks: IntakeStoredRemark[]
  /** What they look for, by the row. */
  wish: Wish | null
  source: string[]
}

/** What becomes of a row. */
export interface Decision extends Candidate {
  fate: IntakeFate
  /** Whom it is about, also when nothing was changed. */
  somebody: Somebody | null
  /** The demand that the row begins; null where it tells none, or one that it began before. */
  begins: Wish | null
}

const NAME = 120

/** Reads a row by the plan of its run. */
export function candidateOf(
  run: RunRow,
  actor: Actor,
  { number, row }: Numbered,
  today: Date,
): Candidate {
  if (row.kind === 'lost')
    return {
      number,
      line: row.line,
      name: row.text.slice(0, NAME),
      doc: null,
      nameless: true,
      remarks: row.remarks,
      wish: null,
      source: [row.text],
    }
  const said =
    row.kind === 'cells'
      ? saidByCells(
          row.cells,
          run.mapping,
          run.columns.map(({ name }) => name),
        )
      : row.said
  const word = (field: string): string => sayField(actor.lang, field)
  const { wish, left, remarks: ofWish } = wishOf(said, run.want_operation, word)
  const draft = personOf([...said.filter((one) => !isWanted(one)), ...left], {
    dates: run.dates,
    word,
    today,
  })
  const source = row.kind === 'cells' ? row.cells : row.said.map(({ value }) => value)
  const remarks = [...(row.remarks ?? []), ...draft.remarks, ...ofWish]
  const base = {
    number,
    line: row.line,
    name: nameOf(draft.input, source),
    remarks,
    wish,
    source,
    nameless: draft.remarks.some(({ key }) => key === 'noName'),
  }
  if (isNobody(draft)) return { ...base, doc: null }
  try {
    return { ...base, doc: contactDocOf(withPlan(draft.input, run, wish), actor) }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 400) throw error
    return {
      ...base,
      doc: null,
      remarks: [
        ...remarks,
        ...Object.entries(error.body).map(([field, text]) => ({
          field,
          key: 'notKept',
          params: { text: String(text) },
        })),
      ],
    }
  }
}

const isRent = (operation: string): boolean => operation === 'A' || operation === 'TDA'

/**
 * Roles and tags that all of a run get, and where they come from; who looks for a home is a buyer or
 * a tenant.
 */
function withPlan(input: ContactInput, run: RunRow, wish: Wish | null): ContactInput {
  const profile = input.profile ?? {}
  const looks = wish
    ? [wish.what.operations.every(isRent) ? ('tenant' as const) : ('buyer' as const)]
    : []
  return {
    ...input,
    profile: {
      ...profile,
      roles: [...new Set([...(profile.roles ?? []), ...run.roles, ...looks])].slice(0, 10),
      tags: [...new Set([...run.tags, ...(profile.tags ?? [])])].slice(0, 30),
      sourceDetail: profile.sourceDetail ?? run.filename.slice(0, 80),
    },
  }
}

function nameOf({ person }: ContactInput, source: string[]): string {
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ') || person.companyName
  return (name ?? source.filter(Boolean).slice(0, 3).join(' · ')).slice(0, NAME)
}

/** What becomes of a row's person; its demand is told apart. */
type Fated = Omit<Decision, 'begins'>

/** Decides one row after the other; `known` and `wishes` move on with them. Nothing is written. */
export function decide(run: RunRow, known: Known, wishes: Wishes, row: Candidate): Decision {
  const fated = fateOf(run, known, row)
  const { fate, somebody, wish } = fated
  const isIn = fate === 'created' || fate === 'updated' || fate === 'unchanged'
  return {
    ...fated,
    begins: isIn && somebody && wish && wishes.isNew(somebody.id, wish) ? wish : null,
  }
}

function fateOf(run: RunRow, known: Known, row: Candidate): Fated {
  const { doc } = row
  if (doc === null) return { ...row, fate: 'error', somebody: null }
  const found = matches(run, known, row, doc)
  const [one] = found
  // Who is there already keeps the name they have.
  const candidate = one
    ? { ...row, remarks: row.remarks.filter(({ key }) => key !== 'noName') }
    : row
  if (found.length > 1) {
    const names = found
      .map((person) => (person.seen ? person.name : (person.agent ?? '…')))
      .join(', ')
    return skipped(candidate, null, {
      field: 'row',
      key: 'twoPeople',
      params: { names: names.slice(0, 200) },
    })
  }
  if (!one) return bringIn(run, known, candidate, doc)
  if (run.mode === 'create') return skipped(candidate, one, alreadyThere(one))
  if (!one.own)
    return skipped(candidate, one, {
      field: 'row',
      key: one.agent ? 'managedBy' : 'managedByNobody',
      params: { name: one.agent ?? '' },
    })
  const { said, held } = freed(known, doc, one)
  const { doc: next, changed } = mergeInto(one.doc, said, {
    overwrite: run.overwrite,
    nameless: candidate.nameless,
  })
  if (changed) known.change(one, next)
  const remarks = [...candidate.remarks, ...held.map(leftOut), ...nameKept(candidate, doc, next)]
  return { ...candidate, remarks, fate: changed ? 'updated' : 'unchanged', somebody: one }
}

/** A row that calls somebody otherwise than the record does: what stays is told. */
function nameKept(
  { nameless }: Candidate,
  { person }: ContactDoc,
  kept: ContactDoc,
): IntakeStoredRemark[] {
  if (nameless || saysName(kept.person, person)) return []
  return [
    {
      field: 'firstName',
      key: 'nameKept',
      params: { text: nameIn(person).slice(0, NAME), name: nameIn(kept.person).slice(0, NAME) },
    },
  ]
}

/**
 * Whom the row means: who has its phone or e-mail, by the keys of the run, and can be of its name.
 * People share phones: where every holder is called otherwise, it is somebody of that name who is
 * linked to them, or cannot be reached. Without a phone and an e-mail it is known by its name.
 */
function matches(run: RunRow, known: Known, { nameless }: Candidate, doc: ContactDoc): Somebody[] {
  const values = valuesOf(doc)
  if (values.length === 0) return [known.namesake(doc)].filter((one) => one !== undefined)
  const holders = [
    ...new Set(
      values
        .filter(({ kind }) => run.dedupe_keys.includes(kind))
        .flatMap((value) => known.holder(value) ?? []),
    ),
  ]
  // Of somebody the actor may not see no name is given away, not even by how the row is judged.
  const found = holders.filter(
    (one) => nameless || !one.seen || isUnnamed(one.doc) || canBeOne(one.doc.person, doc.person),
  )
  if (found.length > 0 || holders.length === 0) return found
  const sortName = sortNameOf(doc)
  const linked = [...new Set(holders.flatMap((one) => known.linksOf(one)))].filter(
    (one) => one.own && sortNameOf(one.doc) === sortName,
  )
  if (linked.length > 0) return linked
  return values.every((value) => known.holder(value))
    ? [known.namesake(doc)].filter((one) => one !== undefined)
    : []
}

function alreadyThere(one: Somebody): IntakeStoredRemark {
  return one.agent
    ? { field: 'row', key: 'alreadyThereOf', params: { name: one.agent } }
    : { field: 'row', key: 'alreadyThere' }
}

const skipped = (
  candidate: Candidate,
  somebody: Somebody | null,
  remark: IntakeStoredRemark,
): Fated => ({
  ...candidate,
  fate: 'skipped',
  somebody: somebody?.seen ? somebody : null,
  remarks: [...candidate.remarks, remark],
})

function bringIn(run: RunRow, known: Known, candidate: Candidate, doc: ContactDoc): Fated {
  if (run.mode === 'update') return skipped(candidate, null, { field: 'row', key: 'notThere' })
  const { said, held } = freed(known, doc, null)
  const somebody = known.add(said, candidate.name)
  const remarks = held.map((one) => {
    const { holder, value } = one
    if (!holder.seen || known.linksOf(holder).length >= MOST_LINKS) return leftOut(one)
    if (!somebody.links.some(({ other }) => other === holder)) known.link(somebody, holder, value)
    return { field: one.kind, key: 'sharedWith', params: { text: value, name: holder.name } }
  })
  return {
    ...candidate,
    doc: said,
    remarks: [...candidate.remarks, ...remarks],
    fate: 'created',
    somebody,
  }
}

/** A phone or e-mail of the row that somebody else has. */
interface Held {
  kind: 'phone' | 'email'
  value: string
  holder: Somebody
}

function leftOut({ kind, value, holder }: Held): IntakeStoredRemark {
  const who = holder.seen ? holder.name : holder.agent
  return who
    ? { field: kind, key: 'heldBy', params: { text: value, name: who } }
    : { field: kind, key: 'held', params: { text: value } }
}

/** The document without phones and e-mails that somebody else has: one belongs to one person. */
function freed(
  known: Known,
  doc: ContactDoc,
  owner: Somebody | null,
): { said: ContactDoc; held: Held[] } {
  const held: Held[] = []
  const isFree = (kind: 'phone' | 'email', value: string): boolean => {
    const holder = known.holder({ kind, value })
    if (!holder || holder === owner) return true
    held.push({ kind, value, holder })
    return false
  }
  const reach = { ...doc.reach }
  reach.phones = (reach.phones ?? []).filter(({ number }) => isFree('phone', number))
  reach.emails = (reach.emails ?? []).filter(({ address }) => isFree('email', address))
  if (reach.phones.length === 0) delete reach.phones
  if (reach.emails.length === 0) delete reach.emails
  return { said: { ...doc, reach }, held }
}
