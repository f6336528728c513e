import type { Selectable } from 'kysely'
import type { QrPlace } from '../../../../generated/model/index.ts'
import { sql, type Db, type Tables } from '../../../db/index.ts'
import { newCode } from './code.ts'

export type CodeRow = Selectable<Tables['qr_code']>

/** Whose code it is and where it hangs. */
export interface CodeOwner {
  propertyId: string
  agencyId: string
  place: QrPlace
  label?: string
  by: string | null
  now: Date
}

/** The code of a home for a place: the one it has, else a new one. */
export async function codeFor(
  trx: Db,
  { propertyId, agencyId, place, label = '', by, now }: CodeOwner,
): Promise<CodeRow> {
  for (;;) {
    const known = await findCodeOf(trx, propertyId, place, label)
    if (known) return known
    // Taken or made by somebody else at the same moment: look again.
    await trx
      .insertInto('qr_code')
      .values({
        code: newCode(),
        property_id: propertyId,
        agency_id: agencyId,
        place,
        label,
        created_by: by,
        created_at: now,
      })
      .onConflict((on) => on.doNothing())
      .execute()
  }
}

export async function findCodeOf(
  db: Db,
  propertyId: string,
  place: QrPlace,
  label = '',
): Promise<CodeRow | undefined> {
  return db
    .selectFrom('qr_code')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('place', '=', place)
    .where('label', '=', label)
    .executeTakeFirst()
}

export async function findCode(db: Db, code: string): Promise<CodeRow | undefined> {
  return db.selectFrom('qr_code').selectAll().where('code', '=', code).executeTakeFirst()
}

export async function codesOf(db: Db, propertyId: string): Promise<CodeRow[]> {
  return db
    .selectFrom('qr_code')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('created_at')
    .orderBy('code')
    .execute()
}

/** One more scan on a day. */
export async function addScan(db: Db, code: string, day: string): Promise<void> {
  await sql`
    insert into qr_scan (code, day) values (${code}, ${day}::date) on conflict (code, day) do update
    set count = qr_scan.count + 1`.execute(db)
}

/** Scans of a home's codes by code and day. */
export async function scansOf(
  db: Db,
  propertyId: string,
): Promise<{ code: string; day: string; count: number }[]> {
  return db
    .selectFrom('qr_scan')
    .innerJoin('qr_code', 'qr_code.code', 'qr_scan.code')
    .select(['qr_scan.code', 'day', 'count'])
    .where('property_id', '=', propertyId)
    .execute()
}
