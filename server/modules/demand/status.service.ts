import type { Demand, DemandStatusInput } from '../../../generated/model/index.ts'
import { fieldErrors, notAcceptable } from '../../contract/errors.ts'
import type { Work } from '../../contract/rights/actor.ts'
import { writable } from './demand.policy.ts'
import * as repository from './demand.repository.ts'
import { changed, refuseStale } from './demand.service.ts'
import { addDemandHistory } from './history.ts'
import { tellPerson } from './person-entry.ts'
import { mayBecome, REASONS } from './status.ts'
import { view } from './view.ts'
import { say } from './messages.ts'

/**
 * Changes the status with its reason; 406 when the one does not follow the other, 400 when the
 * reason explains another change.
 */
export async function changeDemandStatus(
  work: Work,
  id: string,
  { version, status, reason, note }: DemandStatusInput,
): Promise<Demand> {
  const { trx, deps, actor } = work
  const row = writable(await repository.findDemand(trx, id, true), actor)
  if (row.version !== version) return refuseStale(work, row)
  if (row.archived_at) return notAcceptable(say(actor.lang, 'archivedFirst'))
  if (!mayBecome(row.status, status))
    return notAcceptable(
      say(actor.lang, 'refused', {
        from: say(actor.lang, row.status) || '…',
        to: say(actor.lang, status),
      }),
    )
  if (!REASONS[status].includes(reason)) fieldErrors({ reason: say(actor.lang, 'reason') })
  const now = deps.now()
  const saved = await repository.updateDemand(
    trx,
    id,
    { status, reason, closed_at: status === 'SEARCH' ? null : now, updated_at: now },
    row.version,
  )
  if (!saved) return refuseStale(work, row)
  const told = { kind: 'STATUS', by: actor.userId, at: now } as const
  await addDemandHistory(trx, id, [
    { ...told, field: 'status', old: row.status, new: status, text: note?.trim() || null },
    { ...told, field: 'reason', old: row.reason, new: reason },
  ])
  await tellPerson(
    work,
    saved,
    'STATUS',
    [say(actor.lang, status), note?.trim()].filter(Boolean).join('. '),
  )
  await changed(work, saved, 'status')
  return view(trx, saved, actor)
}

/** Puts a demand away or brings it back, as it was; the same again changes nothing. */
async function putAway(work: Work, id: string, away: boolean): Promise<repository.DemandRecord> {
  const { trx, deps, actor } = work
  const row = writable(await repository.findDemand(trx, id, true), actor)
  if ((row.archived_at !== null) === away) return row
  const now = deps.now()
  const saved = await repository.updateDemand(
    trx,
    id,
    { archived_at: away ? now : null, updated_at: now },
    row.version,
  )
  if (!saved) return refuseStale(work, row)
  await addDemandHistory(trx, id, {
    kind: 'EDIT',
    by: actor.userId,
    at: now,
    field: 'archived',
    old: !away,
    new: away,
  })
  await changed(work, saved, away ? 'archived' : 'restored')
  return saved
}

/** Puts a demand away: gone from lists and matching, whatever its status. */
export async function archiveDemand(work: Work, id: string): Promise<void> {
  await putAway(work, id, true)
}

/** Brings an archived demand back as it was. */
export async function restoreDemand(work: Work, id: string): Promise<Demand> {
  return view(work.trx, await putAway(work, id, false), work.actor)
}
