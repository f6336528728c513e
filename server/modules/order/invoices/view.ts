import type { OrderInvoice, OrderSide } from '../../../../generated/model/index.ts'
import { sql, type Db } from '../../../db/index.ts'

/** Invoices of an order for one of its sides, with those that take them back; oldest first. */
export async function invoicesFor(
  db: Db,
  orderId: string,
  side: OrderSide,
): Promise<OrderInvoice[]> {
  const { rows } = await sql<{
    id: string
    full_number: string
    about: OrderInvoice['about']
    kind: OrderInvoice['kind']
    issued_on: string
    payable: number
  }>`select i.id, i.full_number, l.about, i.kind, i.issued_on, i.payable
    from order_invoice l join invoice i on i.id = l.invoice_id or i.rectifies = l.invoice_id
    where l.order_id = ${orderId}::uuid ${side === 'buyer' ? sql`and l.about = 'sale'` : sql``}
    order by i.id`.execute(db)
  return rows.map(({ full_number: fullNumber, issued_on: issuedOn, ...row }) => ({
    ...row,
    fullNumber,
    issuedOn,
  }))
}
