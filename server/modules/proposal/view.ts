import type { Listing, Proposal, ProposalChange } from '../../../generated/model/index.ts'
import { readRoutes } from '../../contract/routes.ts'
import { isUuid, type Db } from '../../db/index.ts'
import { findListings } from '../listing/index.ts'
import { namesOf } from '../user/index.ts'
import { stateAt } from './proposal.repository.ts'
import { TABLE, type Body, type ProposalRow } from './table.ts'

/** For so long it can be taken back. */
export const UNDO_MS = 10 * 60_000
/** What a body needs and nobody reads. */
const UNSAID = new Set(['version', 'clientId', 'demandId', 'scope', 'occurrence', 'geo', 'rrule'])

type Flat = ProposalChange['before']

/** A value of a body or a record in one line: of a person their name, of a home its reference. */
function flat(value: unknown, words: ReadonlyMap<string, string>): Flat {
  if (Array.isArray(value)) return value.map((one) => flat(one, words)).join(', ')
  if (typeof value === 'object' && value !== null) {
    const { name, email, contactId, agentId, ref } = value as Record<string, unknown>
    return flat(name ?? ref ?? email ?? contactId ?? agentId ?? null, words)
  }
  if (typeof value === 'string') return words.get(value) ?? value
  return typeof value === 'number' || typeof value === 'boolean' ? value : null
}

/** The fields of an operation's body, as the contract orders them; the database keeps no order. */
function fieldsOf(operation: string): string[] {
  const { contract, routes } = readRoutes()
  const schema = routes.find(({ operationId }) => operationId === operation)?.body?.schema ?? {}
  const name = /[^/]+$/.exec(String(schema['$ref'] ?? ''))?.[0]
  const { properties = {} } = (name === undefined ? schema : contract.$defs[name]) ?? {}
  return Object.keys(properties as object)
}

const BEFORE_AS: Record<string, string> = { propertyIds: 'homes' }

function changesOf(row: ProposalRow, words: ReadonlyMap<string, string>): ProposalChange[] {
  const edits: readonly string[] = TABLE[row.operation].edits
  const before = row.before ?? {}
  const order = fieldsOf(row.operation)
  return Object.entries(row.body ?? {})
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .filter(([field]) => !UNSAID.has(field))
    .map(([field, after]) => ({
      field,
      before: flat(before[field] ?? before[BEFORE_AS[field] ?? ''], words),
      after: flat(after, words),
      editable: edits.includes(field),
    }))
}

const idsIn = (body: Body | null): string[] =>
  [body?.['homes'], body?.['propertyIds'], body?.['attendees']].flatMap((list) =>
    Array.isArray(list)
      ? list.flatMap((one: unknown) => {
          const id = typeof one === 'object' ? (one as Body | null)?.['contactId'] : one
          return typeof id === 'string' && isUuid(id) ? [id] : []
        })
      : [],
  )

/**
 * What homes are called that a body names: the agency's by their reference, others' as the public
 * sees them, with whose they are.
 */
async function wordsOf(db: Db, rows: readonly ProposalRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ body }) => idsIn(body))
  const agency = rows[0]?.agency_id
  if (ids.length === 0 || agency === undefined) return new Map()
  const homes = await db
    .selectFrom('property')
    .select(['id', 'ref'])
    .where('agency_id', '=', agency)
    .where('id', 'in', ids)
    .execute()
  const own = new Map(homes.map(({ id, ref }) => [id, ref]))
  const others = await findListings(
    db,
    ids.filter((id) => !own.has(id)),
  )
  const shown = [...others].filter(([, { state }]) => state === 'active')
  const called = ({ ref, agency }: Listing) => [ref, agency.name].filter(Boolean).join(' · ')
  return new Map([...own, ...shown.map(([id, home]) => [id, called(home.public)] as const)])
}

/** Proposals of one agency as the contract shows them. */
export async function toProposals(
  db: Db,
  rows: readonly ProposalRow[],
  now: Date,
): Promise<Proposal[]> {
  const people = rows.flatMap(({ user_id, decided_by }) => [user_id, decided_by ?? user_id])
  const [names, words] = [await namesOf(db, [...new Set(people)]), await wordsOf(db, rows)]
  return rows.map((row) => {
    const { undo } = TABLE[row.operation]
    const state = stateAt(row, now)
    const isUndoable = typeof undo === 'function' && (state !== 'confirmed' || undo(row) !== null)
    const until = row.decided_at ? new Date(row.decided_at.getTime() + UNDO_MS) : null
    const isOpen = state === 'confirmed' && isUndoable && until !== null && until > now
    return {
      id: row.id,
      version: row.version,
      state,
      operation: row.operation,
      tool: row.tool,
      client: row.client,
      userId: row.user_id,
      userName: names.get(row.user_id) ?? null,
      target: {
        kind: row.target_kind,
        id: row.target_id,
        label: row.target_label,
        reference: row.target_reference,
      },
      changes: changesOf(row, words),
      marks: row.marks,
      why: row.why,
      sources: row.tainted_by,
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      decidedAt: state === 'expired' ? null : (row.decided_at?.toISOString() ?? null),
      decidedBy: row.decided_by ? (names.get(row.decided_by) ?? null) : null,
      failure: row.failure,
      resultId: row.result?.id ?? null,
      undoUntil: isOpen ? until.toISOString() : null,
      undoable: isUndoable,
    }
  })
}

export async function toProposal(db: Db, row: ProposalRow, now: Date): Promise<Proposal> {
  const [one] = await toProposals(db, [row], now)
  return one as Proposal
}
