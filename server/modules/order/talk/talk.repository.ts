import type { Insertable } from 'kysely'
import { uuidv7, type Db, type Tables } from '../../../db/index.ts'

/** Adds a message; false where its sender's browser has sent it before. */
export const insertMessage = async (
  trx: Db,
  row: Omit<Insertable<Tables['order_message']>, 'id'>,
): Promise<boolean> =>
  (await trx
    .insertInto('order_message')
    .values({ id: uuidv7(), ...row })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined

/** Adds the buyer's stars; false where they have been given. */
export const insertReview = async (
  trx: Db,
  row: Insertable<Tables['order_review']>,
): Promise<boolean> =>
  (await trx
    .insertInto('order_review')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .returning('order_id')
    .executeTakeFirst()) !== undefined

/** Writes the seller's answer to the stars; false where there are none, or it is answered. */
export const writeAnswer = async (
  trx: Db,
  orderId: string,
  answer: string,
  at: Date,
): Promise<boolean> =>
  (await trx
    .updateTable('order_review')
    .set({ answer, answered_at: at })
    .where('order_id', '=', orderId)
    .where('answer', 'is', null)
    .returning('order_id')
    .executeTakeFirst()) !== undefined
