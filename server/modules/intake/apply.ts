import type { IntakeTotals } from '../../../generated/model/index.ts'
import type { Deps } from '../../contract/deps.ts'
import { asStored } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { IntakeStoredRemark } from '../../db/tables/intake.ts'
import { addContacts, addLinks, rewriteContact } from '../contact/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { candidateOf, decide, type Decision } from './decide.ts'
import { insertRows, keepTouches, type RunRow } from './intake.repository.ts'
import { Known } from './known.ts'
import { say } from './messages.ts'
import type { Numbered } from './rows-file.ts'
import { beginDemands, Wishes } from './wishes.ts'
import type { Standing } from './standing.ts'

const MOST_REMARKS = 12

/**
 * What would become of rows; with `lock` whom they mean stays as found until the transaction ends.
 */
export async function decisionsOn(
  db: Db,
  deps: Deps,
  run: RunRow,
  actor: Actor,
  rows: Numbered[],
  lock: boolean,
): Promise<{ decisions: Decision[]; known: Known }> {
  const candidates = rows.map((row) => candidateOf(run, actor, row, deps.now()))
  const known = await Known.of(
    db,
    actor,
    candidates.flatMap(({ doc }) => doc ?? []),
    lock,
  )
  const wishes = await Wishes.of(db, [...known.people.keys()])
  return {
    decisions: candidates.map((candidate) => decide(run, known, wishes, candidate)),
    known,
  }
}

/**
 * Brings a batch of rows in: contacts, the report's lines and what an undo needs, all in the
 * caller's transaction.
 */
export async function applyBatch(
  trx: Db,
  deps: Deps,
  { run, actor }: Standing,
  rows: Numbered[],
): Promise<IntakeTotals> {
  const work = { trx, deps, actor }
  const { decisions, known } = await decisionsOn(trx, deps, run, actor, rows, true)
  const touched = [...known.people.values()].filter((one) => one.touched)
  await addContacts(
    work,
    touched
      .filter((one) => one.before === null)
      .map(({ id, doc }) => ({ id, doc, shared: run.shared })),
  )
  await addLinks(
    work,
    touched.flatMap(({ id, links }) =>
      links.map(({ other, shared }) =>
        // What they are to each other the file does not say.
        ({
          contactId: id,
          otherId: other.id,
          relation: 'other' as const,
          note: say(run.lang, 'sharedReach', { text: shared }),
        }),
      ),
    ),
  )
  const versions = new Map<string, number>()
  const stood = new Map<string, ContactDoc>()
  for (const { id, doc, before } of touched) {
    if (before === null) continue
    // With what this contract cannot read: an undo puts all of it back.
    stood.set(id, await asStored(trx, 'contact.doc', { id }, before))
    versions.set(id, await rewriteContact(work, id, doc))
  }
  await keepTouches(
    trx,
    touched.map(({ id }) => ({
      run_id: run.id,
      contact_id: id,
      before: stood.get(id) ?? null,
      version: versions.get(id) ?? 1,
    })),
  )
  await beginDemands(work, run.id, decisions)
  await insertRows(
    trx,
    decisions.map((decision) => lineOf(run, decision)),
  )
  return add(run.totals, decisions)
}

function lineOf(run: RunRow, { number, line, name, fate, remarks, somebody, source }: Decision) {
  return {
    run_id: run.id,
    agency_id: run.agency_id,
    number,
    line,
    name,
    fate,
    remarks: remarks.slice(0, MOST_REMARKS),
    contact_id: somebody?.id ?? null,
    source: fate === 'error' || fate === 'skipped' ? source : null,
  }
}

/** Totals with the rows of a batch. */
export function add(
  totals: IntakeTotals,
  decisions: (Pick<Decision, 'fate'> & Partial<Pick<Decision, 'begins'>>)[],
): IntakeTotals {
  const next = { ...totals, done: totals.done + decisions.length }
  for (const { fate, begins } of decisions) {
    next[fate === 'error' ? 'errors' : fate] += 1
    if (begins) next.demands += 1
  }
  return next
}

/** Rows that the database did not take though nothing seemed wrong with them. */
export async function recordRefusal(trx: Db, run: RunRow, rows: Numbered[]): Promise<IntakeTotals> {
  const remark: IntakeStoredRemark = { field: 'row', key: 'refused' }
  await insertRows(
    trx,
    rows.map(({ number, row }) => {
      const source = row.kind === 'cells' ? row.cells : []
      return {
        run_id: run.id,
        agency_id: run.agency_id,
        number,
        line: row.line,
        name: source.filter(Boolean).slice(0, 3).join(' · ').slice(0, 120),
        fate: 'error' as const,
        remarks: [remark],
        contact_id: null,
        source,
      }
    }),
  )
  return add(
    run.totals,
    rows.map(() => ({ fate: 'error' })),
  )
}
