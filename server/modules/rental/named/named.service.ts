import type {
  RentalAgencyInput,
  RentalMine,
  RentalNamed,
  RentalRow,
} from '../../../../generated/model/index.ts'
import { requireAgency, requireSession, type Ctx } from '../../../contract/context.ts'
import { fieldErrors, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { agencyNames, getOpenAgency } from '../../agency/index.ts'
import { say } from '../messages.ts'
import { filesOf, toRow, type FileRow } from '../rental.repository.ts'
import { filesNaming, isOwners, nameAgency } from './named.repository.ts'

/** Files as who sent them reads them, each with the agency that was named. */
async function toOwn(db: Db, rows: FileRow[]): Promise<RentalRow[]> {
  const names = await agencyNames(
    db,
    rows.flatMap((row) => row.named_agency ?? []),
  )
  return rows.map((row) => {
    const name = row.named_agency && names.get(row.named_agency)
    return {
      ...toRow(row),
      agency: row.named_agency && name ? { id: row.named_agency, name } : null,
    }
  })
}

export async function listMine(ctx: Ctx): Promise<RentalMine> {
  const { db } = ctx.deps
  return { items: await toOwn(db, await filesOf(db, requireSession(ctx).userId)) }
}

/** Says which agency may read where an owner's own file stands; 404 for any other file. */
export async function saveRentalAgency(
  id: string,
  { agencyId }: RentalAgencyInput,
  ctx: Ctx,
): Promise<RentalRow> {
  const { userId } = requireSession(ctx)
  return inTransaction(ctx.deps.db, async (trx) => {
    if (!(await isOwners(trx, { id, userId }))) return notFound(ctx.lang)
    if (agencyId !== null && !(await getOpenAgency(trx, agencyId)))
      fieldErrors({ agencyId: say(ctx.lang, 'noAgency') })
    const [own] = await toOwn(trx, [await nameAgency(trx, { id, userId, agencyId })])
    return own ?? notFound(ctx.lang)
  })
}

/** Where files stand whose owners named the actor's agency; nothing else of them. */
export async function listNamed(ctx: Ctx): Promise<RentalNamed> {
  const rows = await filesNaming(ctx.deps.db, requireAgency(ctx).agencyId)
  return {
    items: rows.map(({ reference, island, state, created_at }) => ({
      reference,
      island,
      state,
      createdAt: created_at.toISOString(),
    })),
  }
}
