import type {
  Rental,
  RentalEligibility,
  RentalCheckInput,
  RentalMine,
  RentalPage,
  RentalPatch,
  RentalRules,
  RentalState,
} from '../../../generated/model/index.ts'
import { requireSession, type Ctx, type Lang } from '../../contract/context.ts'
import { conflict, notFound } from '../../contract/errors.ts'
import { inTransaction } from '../../db/index.ts'
import { cutPage, readCursor } from '../../contract/cursor.ts'
import { readTopic } from '../notification/index.ts'
import { eligibility } from './eligibility.ts'
import { erasedOn } from './keeping.ts'
import { RENTAL_MAIL, type RentalMail } from './mails.ts'
import {
  countFiles,
  countStates,
  filesOf,
  findFile,
  listFiles,
  saveFile,
  toRow,
  type FileRow,
} from './rental.repository.ts'
import { rulesOn, TABLE } from './rules.ts'
import { dayOf } from '../../time/madrid.ts'
import { ruleText, say, worded } from './messages.ts'

/** The list that cursors of this room belong to. */
const LIST = { list: 'listRentals', kind: 'id' } as const

const shown = (row: FileRow, lang: Lang): Rental => ({
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

interface FileQuery {
  state?: RentalState[]
  q?: string
  limit?: number
  cursor?: string
}

/** The programme's files, newest first. */
export async function listAll(
  { limit = 24, cursor: text, ...wanted }: FileQuery,
  ctx: Ctx,
): Promise<RentalPage> {
  const { db } = ctx.deps
  const filter = { reader: requireSession(ctx), ...wanted }
  const cursor = readCursor(text, LIST, ctx.lang)
  const { rows, next, previous } = cutPage(await listFiles(db, filter, limit, cursor), {
    ...LIST,
    cursor,
    limit,
  })
  return {
    items: rows.map(toRow),
    total: await countFiles(db, filter),
    next,
    previous,
    counts: await countStates(db, filter.reader),
  }
}

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
  return shown(row, ctx.lang)
}

/**
 * Moves a file on or notes something. The applicant hears of a new state; a note is the programme's
 * own.
 */
export async function changeFile(id: string, patch: RentalPatch, ctx: Ctx): Promise<Rental> {
  const { db, jobs, now } = ctx.deps
  const reader = requireSession(ctx)
  return inTransaction(db, async (trx) => {
    const row = await findFile(trx, id, reader, true)
    if (!row) return notFound(ctx.lang)
    if (row.version !== patch.version) return conflict(shown(row, ctx.lang), say(ctx.lang, 'stale'))
    const moved = patch.state !== undefined && patch.state !== row.state
    const saved = await saveFile(trx, id, {
      ...(moved
        ? { state: patch.state, decided_at: patch.state === 'rejected' ? now() : null }
        : {}),
      ...(patch.note === undefined ? {} : { note: patch.note?.trim() || null }),
      updated_at: now(),
    })
    if (moved)
      await jobs.add(trx, RENTAL_MAIL, {
        kind: 'state',
        fileId: id,
        state: saved.state,
      } satisfies RentalMail)
    return shown(saved, ctx.lang)
  })
}
