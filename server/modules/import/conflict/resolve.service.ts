import type {
  ConflictChoice,
  ConflictsResolved,
  Property,
} from '../../../../generated/model/index.ts'
import { HttpError, laterWords } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { loadProperty, saveProperty } from '../../property/index.ts'
import { findLink } from '../link.repository.ts'
import { bothEach, isRead } from './both.ts'
import { conflictPage, removeConflicts } from './conflict.repository.ts'
import { differencesOf, met } from './conflict.service.ts'
import { stepWith, valueAt } from './paths.ts'
import type { Difference } from './view.ts'

/** How many fields are decided at once. */
const AT_ONCE = 200

/**
 * Says whose value of some fields holds. Taking the source's is a save like any other: what the
 * home's rules refuse stays open, and the first reason is told; so does what this version cannot
 * read, of which nobody saw the two values.
 */
export async function resolveConflicts(
  work: Work,
  choice: ConflictChoice,
): Promise<ConflictsResolved> {
  const { meant: all, total } = await meantBy(work, choice)
  const meant = await readOf(work, all)
  const byHome = Map.groupBy(meant, ({ propertyId }) => propertyId)
  const reason = meant.length < all.length ? laterWords(work.actor.lang) : null
  const done: ConflictsResolved = { resolved: 0, left: total - meant.length, reason }
  for (const [propertyId, fields] of byHome) {
    const refused = choice.act === 'take' ? await take(work, propertyId, fields) : null
    if (refused !== null) {
      done.left += fields.length
      done.reason ??= refused
      continue
    }
    await removeConflicts(
      work.trx,
      fields.flatMap(({ met: conflict }) => conflict?.conflictId ?? []),
    )
    done.resolved += fields.length
  }
  return done
}

/** What the choice means, as far as the actor may decide it. */
async function meantBy(
  { trx, actor }: Work,
  { act, integrationId, fields }: ConflictChoice,
): Promise<{ meant: Difference[]; total: number }> {
  if (!fields) {
    const { rows, total } = await conflictPage(trx, actor, integrationId, null, AT_ONCE)
    return { meant: rows.map(met), total }
  }
  const homes = [...new Set(fields.map(({ propertyId }) => propertyId))]
  const meant: Difference[] = []
  for (const propertyId of homes) {
    const found = await differencesOf(trx, actor, propertyId).catch(passOver)
    meant.push(
      ...found.filter(
        (one) =>
          (act === 'take' || one.met !== null) &&
          fields.some(
            (field) =>
              field.propertyId === propertyId &&
              field.integrationId === one.integrationId &&
              field.field === one.field,
          ),
      ),
    )
  }
  return { meant, total: meant.length }
}

/** Those of which both values are read. */
const readOf = async ({ trx }: Work, all: Difference[]): Promise<Difference[]> =>
  (await bothEach(trx, all, (one) => one)).flatMap(({ one, values }) => (isRead(values) ? one : []))

/** A home that is not the actor's is passed over. */
function passOver(error: unknown): Difference[] {
  if (error instanceof HttpError && error.status === 404) return []
  throw error
}

/** Writes the source's values into a home; why not, where its rules refuse them. */
async function take(work: Work, propertyId: string, fields: Difference[]): Promise<string | null> {
  const home = await loadProperty(work.trx, propertyId)
  if (!home) return null
  let next = home
  for (const { integrationId, externalId, field } of fields) {
    const link = await findLink(work.trx, integrationId, externalId)
    const [step = ''] = field.split('.')
    const value = link ? valueAt(link.said.steps, field) : undefined
    next = { ...next, [step]: stepWith(next, field, value) }
  }
  const steps = new Set(fields.map(({ field }) => field.split('.')[0] ?? ''))
  const patch = Object.fromEntries([...steps].map((step) => [step, next[step as keyof Property]]))
  try {
    await saveProperty(work, propertyId, patch, { anyVersion: true })
    return null
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    return `${home.ref}: ${Object.values(error.body).map(String).join(' ')}`
  }
}
