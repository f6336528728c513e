import type { Insertable, Selectable } from 'kysely'
import type { RentalCheckRule } from '../../../../generated/model/index.ts'
import type { Db, Tables } from '../../../db/index.ts'

/** What somebody of the programme said of the checks of a file. */
export const checksOf = (db: Db, fileId: string): Promise<Selectable<Tables['rental_check']>[]> =>
  db.selectFrom('rental_check').selectAll().where('file_id', '=', fileId).execute()

export const putCheck = async (
  trx: Db,
  { file_id, rule, ...said }: Insertable<Tables['rental_check']>,
): Promise<void> => {
  await trx
    .insertInto('rental_check')
    .values({ file_id, rule, ...said })
    .onConflict((on) => on.columns(['file_id', 'rule']).doUpdateSet(said))
    .execute()
}

export const dropCheck = async (trx: Db, fileId: string, rule: RentalCheckRule): Promise<void> => {
  await trx
    .deleteFrom('rental_check')
    .where('file_id', '=', fileId)
    .where('rule', '=', rule)
    .execute()
}
