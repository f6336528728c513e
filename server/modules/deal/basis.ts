import { laterVersion, notAcceptable, notFound } from '../../contract/errors.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { readsWhole } from '../../contract/stored/index.ts'
import type { Db } from '../../db/index.ts'
import { introductionFor, sameClients, type IntroductionRow } from '../introduction/index.ts'
import { termsOf } from '../network/index.ts'
import type { Terms } from './money.ts'
import { say } from './messages.ts'

/** What a deal comes of. */
export interface Basis {
  introduction: IntroductionRow & { agreement_id: string; terms_number: number }
  terms: Terms
}

/**
 * The introduction that a deal is of: that whose deal is there, else the earliest of this client at
 * this home, with the terms in force that day. Throws 404 unless the agency is a party of it, 406
 * where the terms can no longer be read, 503 where only a later version reads all of them.
 */
export async function basisOf(db: Db, { agencyId, lang }: Actor, id: string): Promise<Basis> {
  const given = (await introductionFor(db, agencyId, id)) ?? notFound(lang)
  const others = (await sameClients(db, [id])).map(({ other }) => other)
  const all = [given, ...others].toSorted((a, b) => +a.created_at - +b.created_at)
  const found = given.deal_id === null ? (all.find((one) => one.deal_id) ?? all[0] ?? given) : given
  const { agreement_id, terms_number } = found
  if (agreement_id === null || terms_number === null) return notFound(lang)
  const version = { agreement_id, number: String(terms_number) }
  const terms =
    (await termsOf(db, agreement_id, terms_number)) ?? notAcceptable(say(lang, 'noTerms'))
  if (!(await readsWhole(db, 'agreement_version.terms', version))) return laterVersion(lang)
  return { introduction: { ...found, agreement_id, terms_number }, terms }
}
