import type {
  Rental,
  RentalCheckInput,
  RentalEligibility,
  RentalMine,
  RentalPatch,
  RentalRules,
} from '../../../generated/model/index.ts'
import { requireSession, type Ctx, type Lang } from '../../contract/context.ts'
import { conflict, fieldErrors, notFound } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { readTopic } from '../notification/index.ts'
import { eligibility } from './eligibility.ts'
import { erasedOn } from './keeping.ts'
import { ruleText, say, worded } from './messages.ts'
import { filesOf, findFile, saveFile, toRow, type FileRow } from './rental.repository.ts'
import { rulesOn, TABLE } from './rules.ts'
import { isOfficer } from './way/officers.ts'
import { wayOf } from './way/view.ts'
import { moveFile } from './way/way.service.ts'

const shown = async (db: Db, row: FileRow, lang: Lang): Promise<Rental> => ({
  id: row.id,
  reference: row.reference,
  side: row.side,
  island: row.island,
  state: row.state,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  email: row.email,
  phone: row.phone,
  language: row.language,
  form: row.form,
  eligibility: worded(lang, row.eligibility),
  note: row.note,
  consentAt: row.consent_at.toISOString(),
  eraseOn: erasedOn(row).toISOString(),
  version: row.version,
  ...(await wayOf(db, row)),
})

/** The conditions of a day in the reader's language. */
export function readRules(date: string | undefined, { deps, lang }: Ctx): RentalRules {
  const day = date ?? dayOf(deps.now())
  return {
    date: day,
    version: TABLE.version,
    items: rulesOn(day).map((rule) => ({ ...rule, text: ruleText(lang, rule) })),
  }
}

/** What the conditions of today say; nothing is kept. */
export const check = (answers: RentalCheckInput, { deps, lang }: Ctx): RentalEligibility =>
  worded(lang, eligibility(answers, dayOf(deps.now())))

export async function listMine(ctx: Ctx): Promise<RentalMine> {
  return { items: (await filesOf(ctx.deps.db, requireSession(ctx).userId)).map(toRow) }
}

/** One file; opening it makes the news about it read. */
export async function readFile(id: string, ctx: Ctx): Promise<Rental> {
  const reader = requireSession(ctx)
  const row = await findFile(ctx.deps.db, id, reader)
  if (!row) return notFound(ctx.lang)
  await inTransaction(ctx.deps.db, (trx) =>
    readTopic(trx, { userId: reader.userId, topic: `rental:${id}`, at: ctx.deps.now() }),
  )
  return shown(ctx.deps.db, row, ctx.lang)
}

/** Who is to look after a file: nobody, or one of the programme's people. */
async function assigned(db: Db, id: string | null, lang: Lang): Promise<string | null> {
  if (id !== null && !(await isOfficer(db, id)))
    return fieldErrors({ assignedTo: say(lang, 'noOfficer') })
  return id
}

/**
 * Moves a file, notes something, or says who looks after it. The applicant hears of a new state; a
 * note is the programme's own.
 */
export async function changeFile(id: string, patch: RentalPatch, ctx: Ctx): Promise<Rental> {
  const { db, now } = ctx.deps
  const reader = requireSession(ctx)
  const { state: to, reason, words, note, assignedTo } = patch
  return inTransaction(db, async (trx) => {
    const row = await findFile(trx, id, reader, true)
    if (!row) return notFound(ctx.lang)
    if (row.version !== patch.version)
      return conflict(await shown(trx, row, ctx.lang), say(ctx.lang, 'stale'))
    const isMove = to !== undefined && to !== row.state
    const saved = await saveFile(trx, id, {
      ...(isMove && (await moveFile(trx, row, { to, by: reader.userId, reason, words }, ctx))),
      ...(note !== undefined && { note: note?.trim() || null }),
      ...(assignedTo !== undefined && {
        assigned_to: await assigned(trx, assignedTo, ctx.lang),
      }),
      updated_at: now(),
    })
    return shown(trx, saved, ctx.lang)
  })
}
