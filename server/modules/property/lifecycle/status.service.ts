import type {
  Property,
  PropertyStatus,
  PropertyStatusInput,
} from '../../../../generated/model/index.ts'
import { fieldErrors, forbidden, laterVersion, notAcceptable } from '../../../contract/errors.ts'
import { may } from '../../../contract/permissions.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { lacking, type GateKey } from './gate.ts'
import { addHistory } from '../history.ts'
import { DOCUMENT_JOB, DROP_JOB } from '../job-kinds.ts'
import { isPublic, keepBack, syncPublic, view } from '../listing-sync.ts'
import { tellOwnersOfStatus } from '../owners.ts'
import { writable } from '../property.policy.ts'
import { refuseOver } from '../../plan/index.ts'
import * as repository from '../property.repository.ts'
import { refuseStale } from '../property.service.ts'
import { tellOfSold } from './sold.ts'
import { isStatus, mayBecome, PUBLISHABLE, substatusFits } from './status.ts'
import { dayOf } from '../../../time/madrid.ts'
import { gateOf, qualityColumns } from '../view.ts'
import { isMandateUnread } from '../unread.ts'
import { say } from '../messages.ts'

type Changes = Partial<
  Pick<
    repository.PropertyRecord,
    'status' | 'substatus' | 'published_at' | 'close_price' | 'closed_at' | 'agent_id' | 'tags'
  >
>

/** 503 for a home that a later version put where this one knows nothing of. */
export function refuseUnknown(home: Pick<repository.PropertyRecord, 'status'>, work: Work): void {
  if (!isStatus(home.status)) laterVersion(work.actor.lang)
}

/** Writes the new state, raises the version, tells history, event and listing. */
export async function move(
  work: Work,
  home: repository.PropertyRecord,
  changes: Changes,
  event: string,
  reason: string | null = null,
): Promise<Property> {
  const { trx, deps, actor, several = false } = work
  const now = deps.now()
  const media = await repository.findMedia(trx, [home.id])
  const quality = qualityColumns(home.doc, media, dayOf(now))
  const moved = await repository.updateProperty(
    trx,
    home.id,
    { ...changes, ...quality, updated_at: now },
    home.version,
  )
  if (!moved) return refuseStale(work, home)
  await repository.addEvent(trx, event, moved)
  await tellOwnersOfStatus(work, moved, home.status, reason)
  await tellOfSold(trx, home, moved)
  if (isPublic(home) || isPublic(moved)) await syncPublic(trx, moved, now, { several })
  else await keepBack(trx, moved, now)
  return view(trx, moved, now, actor.lang)
}

/**
 * Publishes a home that has all it needs; throws 400 naming what is missing, by field, 503 where
 * nobody can say whether its mandate is in force. Published already: nothing to do.
 */
export async function publishProperty(
  work: Work,
  id: string,
  version: number | null,
  options: { waive?: GateKey[] } = {},
): Promise<Property> {
  const { trx, deps, actor } = work
  const home = writable(await repository.findProperty(trx, id, true), actor)
  if (version !== null && home.version !== version) return refuseStale(work, home)
  if (isPublic(home)) return view(trx, home, deps.now(), actor.lang)
  refuseUnknown(home, work)
  if (!PUBLISHABLE.includes(home.status)) {
    fieldErrors({
      status: say(actor.lang, 'status.notPublishable', {
        from: say(actor.lang, `status.${home.status}`),
      }),
    })
  }
  const media = await repository.findMedia(trx, [id])
  const missing = lacking(gateOf(home.doc, media, dayOf(deps.now()))).filter(
    ({ key }) => !options.waive?.includes(key),
  )
  if (missing.length > 0) {
    fieldErrors(
      Object.fromEntries(missing.map(({ field, key }) => [field, say(actor.lang, `gate.${key}`)])),
    )
  }
  const now = deps.now()
  const isWaived = options.waive?.includes('mandateInForce') ?? false
  if (!isWaived && isMandateUnread(home.doc, await repository.unreadIn(trx, id), dayOf(now)))
    laterVersion(actor.lang)
  await refuseOver(trx, home.agency_id, 'homes', { now, lang: actor.lang })
  await addHistory(trx, id, {
    kind: 'PUBLISH',
    by: actor.userId,
    at: now,
    field: 'status',
    old: home.status,
    new: 'active',
  })
  return move(
    work,
    home,
    { status: 'active', substatus: null, published_at: home.published_at ?? now },
    'property.published',
  )
}

function refuse(work: Work, from: PropertyStatus, to: PropertyStatus): never {
  const { lang } = work.actor
  if (to === 'active') return notAcceptable(say(lang, 'status.publishFirst'))
  return notAcceptable(
    say(lang, 'status.refused', {
      from: say(lang, `status.${from}`),
      to: say(lang, `status.${to}`),
    }),
  )
}

/**
 * Changes status and substatus; 406 when the one does not follow the other, 400 when they do not
 * belong together. `isPutBack`: both as the home had them, whichever version knows them.
 */
export async function changeStatus(
  work: Work,
  id: string,
  input: Omit<PropertyStatusInput, 'version'> & { version?: number },
  options: { anyVersion?: boolean; isPutBack?: boolean } = {},
): Promise<Property> {
  const { trx, deps, actor } = work
  const home = writable(await repository.findProperty(trx, id, true), actor)
  if (input.status === 'archived' && !may(actor, 'delete')) forbidden()
  if (!options.anyVersion && home.version !== input.version) return refuseStale(work, home)
  refuseUnknown(home, work)
  if (!options.isPutBack && !substatusFits(input.status, input.substatus))
    fieldErrors({ substatus: say(actor.lang, 'status.substatus') })
  if (input.closePrice !== undefined && input.status !== 'closed') {
    fieldErrors({ closePrice: say(actor.lang, 'status.closePrice') })
  }
  if (!mayBecome(home.status, input.status)) refuse(work, home.status, input.status)
  const now = deps.now()
  const substatus = input.substatus ?? null
  const entry = { kind: 'STATUS' as const, by: actor.userId, at: now, text: input.reason ?? null }
  await addHistory(trx, id, [
    { ...entry, field: 'status', old: home.status, new: input.status },
    ...(substatus === home.substatus
      ? []
      : [{ ...entry, text: null, field: 'substatus', old: home.substatus, new: substatus }]),
  ])
  const closed =
    input.status === 'closed'
      ? { close_price: input.closePrice ?? home.close_price, closed_at: home.closed_at ?? now }
      : { close_price: null, closed_at: null }
  return move(
    work,
    home,
    { status: input.status, substatus, ...closed },
    'property.status',
    input.reason ?? null,
  )
}

/**
 * Takes back a home that was never meant (undo of an import): gone everywhere, its reference is
 * free again.
 */
export async function discardProperty(work: Work, id: string): Promise<void> {
  const { trx, deps, actor } = work
  const home = writable(await repository.findProperty(trx, id, true), actor)
  const now = deps.now()
  const gone = await repository.updateProperty(trx, id, {
    status: 'archived',
    substatus: null,
    deleted_at: now,
    updated_at: now,
  })
  if (!gone) return
  const pictures = await trx
    .deleteFrom('property_media')
    .where('property_id', '=', id)
    .returning('hash')
    .execute()
  for (const { hash } of pictures)
    await deps.jobs.add(trx, DROP_JOB, { hash, before: now.toISOString() }, { key: hash })
  const papers = await trx
    .deleteFrom('property_document')
    .where('property_id', '=', id)
    .returning('file_key')
    .execute()
  for (const { file_key } of papers) await deps.jobs.add(trx, DOCUMENT_JOB, { key: file_key })
  await repository.addEvent(trx, 'property.discarded', gone)
  await (isPublic(home) ? syncPublic : keepBack)(trx, gone, now)
}

/**
 * Derives quality and listing anew from what is stored, as after a picture has become ready. The
 * version stays.
 */
export async function refreshProperty(
  { trx, deps }: Pick<Work, 'trx' | 'deps'>,
  id: string,
): Promise<void> {
  const home = await repository.findProperty(trx, id, true)
  if (!home || home.deleted_at) return
  const media = await repository.findMedia(trx, [id])
  const now = deps.now()
  const fresh = await repository.updateProperty(
    trx,
    id,
    qualityColumns(home.doc, media, dayOf(now)),
  )
  if (fresh && isPublic(fresh)) await syncPublic(trx, fresh, now)
}
