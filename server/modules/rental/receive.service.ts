import { randomInt } from 'node:crypto'
import { pageIn } from '../../contract/language.ts'
import type { RentalInput, RentalReceipt } from '../../../generated/model/index.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors } from '../../contract/errors.ts'
import { recordEvent } from '../../db/event.ts'
import { fold, inTransaction, withAdvisoryLock, uuidv7, type Db } from '../../db/index.ts'
import { notify } from '../notification/index.ts'
import { normalEmail, normalPhone, peopleWithRole } from '../user/index.ts'
import { checkAnswers, checkOf, formOf } from './answers.ts'
import { eligibility } from './eligibility.ts'
import { RENTAL_MAIL, type RentalMail } from './mails.ts'
import { insertFile, twinOf, type FileRow } from './rental.repository.ts'
import { dayOf } from '../../time/madrid.ts'
import { say, worded } from './messages.ts'

/** The same answers within this time are one file, sent twice. */
const TWICE = 10 * 60_000
/** Without those that are read as another. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const newReference = (date: string): string =>
  `LS-${date.slice(0, 4)}-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

function contactOf(body: RentalInput, ctx: Ctx) {
  const name = body.name.trim() || fieldErrors({ name: say(ctx.lang, 'required') })
  const phone = body.phone?.trim()
    ? (normalPhone(body.phone) ?? fieldErrors({ phone: say(ctx.lang, 'phone') }))
    : null
  return { name, phone, email: normalEmail(body.email) }
}

/** The programme's people hear that there is a file; of what is in it, nothing. */
async function tellOfficers(
  trx: Db,
  { id, reference, side, created_at }: Pick<FileRow, 'id' | 'reference' | 'side' | 'created_at'>,
): Promise<void> {
  for (const { id: userId, language } of await peopleWithRole(trx, 'LLOGUER_SEGUR')) {
    await notify(trx, {
      userId,
      kind: 'NOTIFICATION',
      title: say(language, 'newsTitle', { reference }),
      body: say(language, side === 'owner' ? 'newsOwner' : 'newsTenant'),
      href: pageIn('', language, `/auth/lloguer-segur?file=${id}`),
      topic: `rental:${id}`,
      at: created_at,
    })
  }
}

/**
 * Takes a file for the programme, whether or not the conditions are met: the programme decides, not
 * this site.
 */
export async function receiveRental(body: RentalInput, ctx: Ctx): Promise<RentalReceipt> {
  const { db, jobs } = ctx.deps
  const now = ctx.deps.now()
  const date = dayOf(now)
  const form = formOf(body)
  checkAnswers(form, body.side, date, ctx)
  const contact = contactOf(body, ctx)
  const found = eligibility(checkOf(body, form), date)
  const language = body.language ?? ctx.lang
  const receipt = (id: string, reference: string, at: Date): RentalReceipt => ({
    id,
    reference,
    at: at.toISOString(),
    message: say(ctx.lang, 'thanks', { reference }),
    eligibility: worded(ctx.lang, found),
  })
  // What programs fill in is not kept at all.
  if (body.website?.trim()) return receipt(uuidv7(), newReference(date), now)
  const id = uuidv7()
  return inTransaction(db, async (trx) => {
    await withAdvisoryLock(trx, `rental ${contact.email}`)
    const twin = await twinOf(
      trx,
      { email: contact.email, side: body.side, form },
      new Date(now.getTime() - TWICE),
    )
    if (twin) return receipt(twin.id, twin.reference, twin.created_at)
    for (;;) {
      const named = newReference(date)
      const row = {
        id,
        reference: named,
        side: body.side,
        island: body.island,
        ...contact,
        language,
        form,
        eligibility: found,
        ok: found.ok,
        note: null,
        user_id: ctx.session?.userId ?? null,
        consent_text: say(language, 'consent'),
        consent_at: now,
        decided_at: null,
        search: fold([named, contact.name, contact.email, form.address].filter(Boolean).join(' ')),
        created_at: now,
        updated_at: now,
      }
      if (!(await insertFile(trx, row))) continue
      await recordEvent(trx, {
        kind: 'rental.received',
        agencyId: null,
        subject: id,
        payload: { side: body.side, island: body.island },
      })
      await jobs.add(trx, RENTAL_MAIL, { kind: 'received', fileId: id } satisfies RentalMail)
      await tellOfficers(trx, row)
      return receipt(id, named, now)
    }
  })
}
