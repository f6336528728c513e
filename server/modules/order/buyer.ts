import type { Db } from '../../db/index.ts'
import { seniorAdmin, workersHere } from '../user/index.ts'
import type { OrderRow } from './order.repository.ts'

type Bought = Pick<OrderRow, 'buyer_agency' | 'buyer_user'>

/** Who ordered, while they still work for the agency. */
export const whoOrdered = async (db: Db, order: Bought) =>
  (await workersHere(db, order.buyer_agency)).find(({ id }) => id === order.buyer_user) ?? null

/** Who speaks for an order: who made it, else the agency's ADMIN of longest standing. */
export const buyerPerson = async (db: Db, order: Bought) =>
  (await whoOrdered(db, order)) ?? (await seniorAdmin(db, order.buyer_agency))
