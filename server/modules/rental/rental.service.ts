import type {
  Rental,
  RentalCheckInput,
  RentalEligibility,
  RentalPatch,
  RentalRules,
} from '../../../generated/model/index.ts'
import { requireSession, type Ctx, type Lang } from '../../contract/context.ts'
import { conflict, fieldErrors, notAcceptable, notFound } from '../../contract/errors.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { dayOf } from '../../time/madrid.ts'
import { municipalitiesOfIsland } from '../place/index.ts'
import { readTopic } from '../notification/index.ts'
import { eligibility } from './eligibility.ts'
import { endOffersOf } from './offers/follow.ts'
import { ruleText, say, worded } from './messages.ts'
import { findFile, saveFile, type FileRow } from './rental.repository.ts'
import { addAccess } from './papers/papers.repository.ts'
import { rulesOn, TABLE } from './rules.ts'
import { isOfficer } from './way/officers.ts'
import { shown } from './view.ts'
import { moveFile } from './way/way.service.ts'

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

/** One file; opening it is a line in its log, and makes the news about it read. */
export async function readFile(id: string, ctx: Ctx): Promise<Rental> {
  const { userId, ...reader } = requireSession(ctx)
  const at = ctx.deps.now()
  return inTransaction(ctx.deps.db, async (trx) => {
    const row = await findFile(trx, id, { userId, ...reader })
    if (!row) return notFound(ctx.lang)
    await addAccess(trx, { file_id: id, document_id: null, by_user: userId, at })
    await readTopic(trx, { userId, topic: `rental:${id}`, at })
    return shown(trx, row, ctx.lang)
  })
}

/** Municipalities lie on the file's island; 400 at the field. */
function checkPlaces(
  { island }: Pick<FileRow, 'island'>,
  { municipality, wanted }: RentalPatch,
  lang: Lang,
): void {
  const known = new Set(municipalitiesOfIsland(island).map(({ ine }) => ine))
  if (municipality && !known.has(municipality))
    fieldErrors({ municipality: say(lang, 'noMunicipality') })
  if (wanted?.some((ine) => !known.has(ine))) fieldErrors({ wanted: say(lang, 'noMunicipality') })
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
  const { state: to, reason, words, note, assignedTo, municipality, bedrooms, wanted } = patch
  return inTransaction(db, async (trx) => {
    const row = await findFile(trx, id, reader, true)
    if (!row) return notFound(ctx.lang)
    if (row.version !== patch.version)
      return conflict(await shown(trx, row, ctx.lang), say(ctx.lang, 'stale'))
    const isMove = to !== undefined && to !== row.state
    if (isMove && to === 'signed' && row.state === 'approved')
      return notAcceptable(say(ctx.lang, 'signedByContract'))
    checkPlaces(row, patch, ctx.lang)
    if (isMove && row.state === 'approved') await endOffersOf(trx, [id], now())
    const saved = await saveFile(trx, id, {
      ...(isMove && (await moveFile(trx, row, { to, by: reader.userId, reason, words }, ctx))),
      ...(note !== undefined && { note: note?.trim() || null }),
      ...(assignedTo !== undefined && {
        assigned_to: await assigned(trx, assignedTo, ctx.lang),
      }),
      ...(municipality !== undefined && { municipality }),
      ...(bedrooms !== undefined && { bedrooms }),
      ...(wanted !== undefined && { wanted }),
      updated_at: now(),
    })
    return shown(trx, saved, ctx.lang)
  })
}
