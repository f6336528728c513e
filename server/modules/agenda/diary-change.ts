import type { Db } from '../../db/index.ts'
import { publish } from '../../live/index.ts'
import type { Full } from './agenda.repository.ts'
import { comesOf } from './view.ts'

/** Hears, inside the transaction, whose diary changed. */
export type DiaryListener = (trx: Db, userId: string) => Promise<void>

const listeners: DiaryListener[] = []

/** Rooms that keep a diary the same elsewhere say so here, once, when they are loaded. */
export const onDiaryChange = (listener: DiaryListener): void => void listeners.push(listener)

/** Open diaries of everybody concerned, and of those who lead the agency, look again. */
export async function publishDiaryChange(trx: Db, full: Full): Promise<void> {
  const { row } = full
  const admins = await trx
    .selectFrom('app_user')
    .select('id')
    .where('agency_id', '=', row.agency_id)
    .where('role', '=', 'ADMIN')
    .where('active', '=', true)
    .execute()
  for (const listener of listeners) await listener(trx, row.organiser_id)
  await publish(trx, {
    userIds: [row.organiser_id, ...comesOf(full), ...admins.map(({ id }) => id)],
    event: { type: 'agenda', data: { id: row.id } },
  })
}
