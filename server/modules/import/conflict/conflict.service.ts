import type { ImportedField, ImportedFieldPage } from '../../../../generated/model/index.ts'
import { cutPage, readCursor } from '../../../contract/cursor.ts'
import type { Deps } from '../../../contract/deps.ts'
import { notFound } from '../../../contract/errors.ts'
import type { Actor } from '../../../contract/rights/actor.ts'
import { isOwn } from '../../../contract/rights/row.ts'
import type { Db } from '../../../db/index.ts'
import { loadProperty } from '../../property/index.ts'
import { linksOfHome } from '../link.repository.ts'
import { conflictPage, conflictsOf, type HomeConflict } from './conflict.repository.ts'
import { differences } from './differences.ts'
import { fieldsOf, type Difference } from './view.ts'

/** Open conflicts that the actor may decide, newest first. */
export async function listConflicts(
  { db }: Deps,
  actor: Actor,
  integrationId: string | undefined,
  text: string | undefined,
  limit: number,
): Promise<ImportedFieldPage> {
  const of = { list: 'listImportConflicts', kind: 'id' } as const
  const cursor = readCursor(text, of, actor.lang)
  const page = await conflictPage(db, actor, integrationId, cursor, limit + 1)
  const { rows, ...ends } = cutPage(page.rows, { ...of, cursor, limit })
  return { items: await fieldsOf(db, rows.map(met)), total: page.total, ...ends }
}

/** A conflict as a difference that a run has met. */
export const met = (row: HomeConflict): Difference => ({
  integrationId: row.integration_id,
  externalId: row.external_id,
  propertyId: row.property_id,
  field: row.field,
  met: { conflictId: row.id, at: row.found_at },
})

/** What a home says otherwise than its sources, as people read it; 404 for who may not change it. */
export async function fieldsOfHome(
  { db }: Deps,
  actor: Actor,
  propertyId: string,
): Promise<ImportedField[]> {
  return fieldsOf(db, await differencesOf(db, actor, propertyId))
}

/** Differences of a home, conflicts first; 404 where the actor may not change it. */
export async function differencesOf(
  db: Db,
  actor: Actor,
  propertyId: string,
): Promise<Difference[]> {
  const home = await loadProperty(db, propertyId)
  if (home?.agencyId !== actor.agencyId) return notFound(actor.lang)
  if (!isOwn({ agent_id: home.agentId, created_by: home.createdBy }, actor))
    return notFound(actor.lang)
  const open = (await conflictsOf(db, propertyId)).map(met)
  const isOpen = ({ integrationId, field }: Difference): boolean =>
    open.some((one) => one.integrationId === integrationId && one.field === field)
  const links = await linksOfHome(db, propertyId)
  const others = links.flatMap(({ integration_id, external_id, said }) =>
    differences(home, said.steps).map((field) => ({
      integrationId: integration_id,
      externalId: external_id,
      propertyId,
      field,
      met: null,
    })),
  )
  return [...open, ...others.filter((one) => !isOpen(one))]
}
