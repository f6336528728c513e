import { actorOf } from '../../../contract/rights/actor.ts'
import type { QrCode, QrCodeInput, QrCodeList } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import { notAcceptable } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { getProperty } from '../../property/index.ts'
import { lastMondays, mondayOf } from '../../../time/madrid.ts'
import { say } from '../messages.ts'
import { codeUrl } from './code.ts'
import { codeFor, codesOf, findCodeOf, scansOf, type CodeRow } from './codes.repository.ts'

const WEEKS = 12
const MOST = 100

/**
 * Codes with their scans by week; a home has few of them and a day is a row, so they are summed
 * here.
 */
async function withScans(
  db: Db,
  propertyId: string,
  rows: CodeRow[],
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<QrCode[]> {
  const scans = await scansOf(db, propertyId)
  const mondays = lastMondays(WEEKS, now)
  return rows.map(({ code, place, label, created_at }) => {
    const mine = scans.filter((scan) => scan.code === code)
    const weeks = mondays.map((from) => ({
      from,
      scans: mine
        .filter(({ day }) => mondayOf(day) === from)
        .reduce((sum, { count }) => sum + count, 0),
    }))
    return {
      code,
      url: codeUrl(siteUrl, code),
      place,
      label,
      createdAt: created_at.toISOString(),
      total: mine.reduce((sum, { count }) => sum + count, 0),
      weeks,
    }
  })
}

/** Codes of a home that this person may read. */
export async function listCodes(id: string, ctx: Ctx): Promise<QrCodeList> {
  const { db, config, now } = ctx.deps
  await getProperty(db, id, actorOf(ctx), now())
  return {
    items: await withScans(db, id, (await codesOf(db, id)).slice(0, MOST), {
      siteUrl: config.siteUrl,
      now: now(),
    }),
  }
}

/** A code of its own for a place; the same place and label give the same again. */
export async function createCode(
  id: string,
  { place, label = '' }: QrCodeInput,
  ctx: Ctx,
): Promise<QrCode> {
  const { db, config, now } = ctx.deps
  const actor = actorOf(ctx)
  await getProperty(db, id, actor, now())
  const named = label.replace(/\s+/g, ' ').trim()
  const row = await inTransaction(db, async (trx) => {
    const full =
      (await codesOf(trx, id)).length >= MOST && !(await findCodeOf(trx, id, place, named))
    if (full) notAcceptable(say(ctx.lang, 'manyCodes', { max: MOST }))
    return codeFor(trx, {
      propertyId: id,
      agencyId: actor.agencyId,
      place,
      label: named,
      by: actor.userId,
      now: now(),
    })
  })
  const [code] = await withScans(db, id, [row], { siteUrl: config.siteUrl, now: now() })
  if (!code) throw new Error('A code that was just made is gone')
  return code
}

/** Scans of a home's codes by day, for its figures. */
export async function scansByDay(
  db: Db,
  propertyId: string,
): Promise<{ day: string; count: number }[]> {
  return (await scansOf(db, propertyId)).map(({ day, count }) => ({ day, count }))
}
