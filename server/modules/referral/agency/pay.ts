import { fieldErrors, laterVersion, notAcceptable } from '../../../contract/errors.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { dayOf } from '../../../time/madrid.ts'
import { lockPerson } from '../../user/index.ts'
import { say } from '../messages.ts'
import { payeesOf } from '../pay/payee.repository.ts'
import { ibanOf } from '../pay/payee.service.ts'
import { passesLine } from '../pay/year-line.ts'
import type { ReferralRow } from '../referral.repository.ts'
import { broughtBy, homesByIds } from './homes.ts'
import { termsByIds } from './terms.repository.ts'

/**
 * What is written when the agency has made the transfer: the sums to the cent, to whom. Throws 406
 * where nobody can be paid, or the line of one a year would be passed, and 400 at `closePrice`
 * where neither the home nor the act says what it went for, 503 where this version does not read all
 * of what it is counted by.
 */
export async function payReferral(
  { trx, deps, actor: { lang } }: Work,
  row: ReferralRow,
  said: number | undefined,
) {
  const { user_id, property_id, terms_id } = row
  if (user_id === null) return notAcceptable(say(lang, 'accountClosed'))
  await lockPerson(trx, user_id)
  const payee = (await payeesOf(trx, [user_id])).get(user_id)
  if (!payee || (await ibanOf(payee, deps)) === null) return notAcceptable(say(lang, 'noPayee'))
  const now = deps.now()
  const day = dayOf(now)
  const year = day.slice(0, 4)
  if (await passesLine(trx, user_id, year)) notAcceptable(say(lang, 'secondOfYear', { year }))
  const home = property_id && (await homesByIds(trx, [property_id])).get(property_id)
  const terms = terms_id && (await termsByIds(trx, [terms_id])).get(terms_id)
  if (!terms) return notAcceptable(say(lang, 'noTerms'))
  const closePrice =
    ((home ? home.close_price : null) ?? said) ||
    fieldErrors({ closePrice: say(lang, 'needPrice') })
  const { fee, gross, vat, retentionPct, retention, net } =
    broughtBy(closePrice, home || { mandate: {}, isMandateRead: true }, terms, {
      day,
      payee: payee.kind,
    }) ?? laterVersion(lang)
  return {
    state: 'paid' as const,
    paid_at: now,
    close_price: closePrice,
    fee,
    gross,
    vat,
    retention_pct: retentionPct,
    retention,
    net,
    paid_name: payee.legal_name,
    paid_tax_id: payee.tax_id,
  }
}
