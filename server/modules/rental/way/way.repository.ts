import type { Insertable, Selectable } from 'kysely'
import type {
  RentalDueKind,
  RentalRejection,
  RentalState,
} from '../../../../generated/model/index.ts'
import { sql, uuidv7, type Db, type Tables } from '../../../db/index.ts'

export type StepRow = Selectable<Tables['rental_step']>
export type DueRow = Selectable<Tables['rental_due']>

export const addStep = async (
  trx: Db,
  row: Omit<Insertable<Tables['rental_step']>, 'id'>,
): Promise<void> => {
  await trx
    .insertInto('rental_step')
    .values({ id: uuidv7(), ...row })
    .execute()
}

/** The steps of a file, oldest first. */
export const stepsOf = (db: Db, fileId: string): Promise<StepRow[]> =>
  db
    .selectFrom('rental_step')
    .selectAll()
    .where('file_id', '=', fileId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** In which state a file was rejected last; null: never. */
export async function rejectedIn(db: Db, fileId: string): Promise<RentalState | null> {
  return (
    (await stepsOf(db, fileId)).findLast((step) => step.to_state === 'rejected')?.from_state ?? null
  )
}

/** Why a file was rejected last, as it is stored: a later version may know another reason. */
export async function rejectedFor(db: Db, fileId: string): Promise<RentalRejection | null> {
  const { rows } = await sql<{ reason: RentalRejection | null }>`
    select (array[reason])[1] as reason from rental_step
    where file_id = ${fileId} and to_state = 'rejected' order by at desc, id desc limit 1`.execute(
    db,
  )
  return rows[0]?.reason ?? null
}

/** The deadlines of a file, oldest first. */
export const duesOf = (db: Db, fileId: string): Promise<DueRow[]> =>
  db
    .selectFrom('rental_due')
    .selectAll()
    .where('file_id', '=', fileId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** The next open deadline of each file that has one. */
export async function nextDues(db: Db, fileIds: string[]): Promise<Map<string, DueRow>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('rental_due')
    .selectAll()
    .where('file_id', 'in', fileIds)
    .where('done_at', 'is', null)
    .orderBy('due_on', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.file_id, row]))
}

/** The file's column follows its open deadlines. */
const followDues = (trx: Db, fileId: string) =>
  trx
    .updateTable('rental_file')
    .set({
      due_on: sql<string | null>`(select min(due_on) from rental_due
        where file_id = ${fileId} and done_at is null)`,
    })
    .where('id', '=', fileId)
    .execute()

export async function beginDue(
  trx: Db,
  { fileId, kind, dueOn, at }: { fileId: string; kind: RentalDueKind; dueOn: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('rental_due')
    .values({ id: uuidv7(), file_id: fileId, kind, due_on: dueOn, done_at: null, created_at: at })
    .execute()
  await followDues(trx, fileId)
}

/** Ends the open deadlines of a file. */
export async function endDues(
  trx: Db,
  { fileId, at }: { fileId: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('rental_due')
    .set({ done_at: at })
    .where('file_id', '=', fileId)
    .where('done_at', 'is', null)
    .execute()
  await followDues(trx, fileId)
}

/** Ends one open deadline of a kind on a day; of several the first that was begun. */
export async function endDue(
  trx: Db,
  { fileId, kind, dueOn, at }: { fileId: string; kind: RentalDueKind; dueOn: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('rental_due')
    .set({ done_at: at })
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('rental_due')
        .select('id')
        .where('file_id', '=', fileId)
        .where('kind', '=', kind)
        .where('due_on', '=', dueOn)
        .where('done_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .limit(1),
    )
    .execute()
  await followDues(trx, fileId)
}
