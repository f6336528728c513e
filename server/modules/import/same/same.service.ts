import type {
  SameHome,
  SameHomeChoice,
  SameHomePage,
  SameHomeSide,
} from '../../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, notFound } from '../../../contract/errors.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { findIntegration } from '../../integration/index.ts'
import { addHistory, archiveProperty, loadProperty } from '../../property/index.ts'
import { runOfJob } from '../import.repository.ts'
import { linksOfHome } from '../link.repository.ts'
import { say } from '../messages.ts'
import { pairsOf } from './pairs.ts'
import {
  callApart,
  candidates,
  findSame,
  keepPairs,
  moveLinks,
  samePage,
  type SameRow,
} from './same.repository.ts'

/** The job after a run: homes of its source that seem to be there already. */
export async function lookForSame(deps: Deps, runId: string): Promise<void> {
  const run = await runOfJob(deps.db, runId)
  if (!run) return
  const pairs = pairsOf(await candidates(deps.db, run.agency_id), run.integration_id)
  await inTransaction(deps.db, (trx) => keepPairs(trx, run.agency_id, pairs, deps.now()))
}

/** Open proposals of the agency, newest first. */
export async function listSame(
  { db }: Deps,
  actor: Actor,
  text: string | undefined,
  limit: number,
): Promise<SameHomePage> {
  const of = { list: 'listSameHomes', kind: 'id' } as const
  const cursor = readCursor(text, of, actor.lang)
  const page = await samePage(db, actor.agencyId, cursor, limit + 1)
  const { rows, ...ends } = cutPage(page.rows, { ...of, cursor, limit })
  const items = await Promise.all(rows.map((row) => shown(db, row)))
  return { items: items.filter((item) => item !== null), total: page.total, ...ends }
}

async function shown(db: Db, row: SameRow): Promise<SameHome | null> {
  const homes = await Promise.all([row.first_id, row.second_id].map((id) => sideOf(db, id)))
  const [first, second] = homes
  if (!first || !second) return null
  const { id, reasons, found_at } = row
  return { id, reasons, homes: [first, second], foundAt: found_at.toISOString() }
}

async function sideOf(db: Db, id: string): Promise<SameHomeSide | null> {
  const home = await loadProperty(db, id)
  if (!home) return null
  const links = await linksOfHome(db, id)
  const sources = await Promise.all(links.map((link) => findIntegration(db, link.integration_id)))
  return {
    propertyId: id,
    ref: home.ref,
    title: home.texts?.title?.['es'] ?? home.ref,
    status: home.status,
    price: home.basics.offers[0]?.price ?? null,
    area: home.layout?.built ?? null,
    thumb: home.media.find(({ kind, state }) => kind === 'photo' && state === 'ready')?.src ?? null,
    sources: [...new Set(sources.flatMap((source) => source?.name ?? []))],
  }
}

/**
 * A person's word on two homes that may be the same. Without `keep` they are two, and are not asked
 * about again. With it they are one: the links of the other home to its sources go over to the kept
 * one, and the other is archived. What such a source says otherwise than the kept record is shown
 * as a field that was corrected by hand. Throws 404 for an unknown pair, 400 for a `keep` that is
 * neither of the two.
 */
export async function resolveSame(work: Work, { id, keep }: SameHomeChoice): Promise<void> {
  const { trx, actor } = work
  const pair = (await findSame(trx, actor.agencyId, id)) ?? notFound(actor.lang)
  if (keep === undefined) return callApart(trx, id)
  const { first_id, second_id } = pair
  if (keep !== first_id && keep !== second_id)
    return fieldErrors({ keep: say(actor.lang, 'keepOneOfTwo') })
  const other = keep === first_id ? second_id : first_id
  const gone = await loadProperty(trx, other)
  await moveLinks(trx, other, keep)
  await archiveProperty(work, other)
  await addHistory(trx, keep, {
    kind: 'IMPORT',
    by: actor.userId,
    text: say(actor.lang, 'joined', { ref: gone?.ref ?? '' }),
  })
}
