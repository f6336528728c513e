import type { Session } from '../../contract/context.ts'
import { requireAgency, type Ctx } from '../../contract/context.ts'
import { forbidden } from '../../contract/errors.ts'

/** Who reads and writes: people of an agency. */
export type Reader = Session & { agencyId: string }

export function readerOf(ctx: Ctx): Reader {
  const reader = requireAgency(ctx)
  return reader.role === 'ADMIN' || reader.role === 'STAFF' ? reader : forbidden()
}

/** One's own, or the agency's in the hands of an ADMIN. */
export const mayWrite = (row: { owner_id: string | null }, reader: Reader): boolean =>
  row.owner_id === null ? reader.role === 'ADMIN' : row.owner_id === reader.userId
