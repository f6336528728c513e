import type { Selectable } from 'kysely'
import { json, sql, type Db, type Tables } from '../../db/index.ts'

export type DeviceRow = Selectable<Tables['push_registration']>

/** Devices that one person may be pushed to; the one longest not seen gives way. */
const PER_PERSON = 20

/** Keeps the device of a session; whoever had that address before has it no more. */
export async function keepDevice(trx: Db, device: DeviceRow): Promise<void> {
  await trx
    .deleteFrom('push_registration')
    .where('address', '=', device.address)
    .where('session_id', '!=', device.session_id)
    .execute()
  const keys = device.keys && json(device.keys)
  await trx
    .insertInto('push_registration')
    .values({ ...device, keys })
    .onConflict((on) =>
      on.column('session_id').doUpdateSet({
        transport: device.transport,
        address: device.address,
        keys,
        refreshed_at: device.refreshed_at,
      }),
    )
    .execute()
  await sql`
    delete from push_registration where id in (
      select id from push_registration where user_id = ${device.user_id}
      order by refreshed_at desc, id desc offset ${PER_PERSON})`.execute(trx)
}

export async function dropDeviceOf(trx: Db, sessionId: string): Promise<void> {
  await trx.deleteFrom('push_registration').where('session_id', '=', sessionId).execute()
}

/** Gone for good, as its push service says; one that was renewed in between stays. */
export async function dropDevice(trx: Db, device: DeviceRow): Promise<void> {
  await trx
    .deleteFrom('push_registration')
    .where('id', '=', device.id)
    .where('address', '=', device.address)
    .execute()
}

/** Devices of a person whose session still stands. */
export function devicesOf(db: Db, userId: string): Promise<Pick<DeviceRow, 'id'>[]> {
  return standing(db)
    .select('push_registration.id')
    .where('push_registration.user_id', '=', userId)
    .execute()
}

export async function findDevice(db: Db, id: string): Promise<DeviceRow | null> {
  return (
    (await standing(db)
      .selectAll('push_registration')
      .where('push_registration.id', '=', id)
      .executeTakeFirst()) ?? null
  )
}

const standing = (db: Db) =>
  db
    .selectFrom('push_registration')
    .innerJoin('session', 'session.id', 'push_registration.session_id')
    .innerJoin('app_user', 'app_user.id', 'push_registration.user_id')
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('app_user.active', '=', true)
