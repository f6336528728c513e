import { pageIn } from '../../contract/language.ts'
import type { OfferTurnAct } from '../../../generated/model/index.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import type { Db } from '../../db/index.ts'
import { addEntry, contactNamesOf } from '../contact/index.ts'
import { notify } from '../notification/index.ts'
import { addHistory, loadProperty } from '../property/index.ts'
import { whoAllHear } from '../user/index.ts'
import { euros } from './money.ts'
import type { OfferRow } from './offer.repository.ts'
import { say } from './messages.ts'

/** Who acts: a person, or the job that lets offers expire. */
interface Acting {
  trx: Db
  deps: Pick<Deps, 'now'>
  actor: { userId: string | null; lang: Lang }
}

/** What happened to an offer, as one line. `side` only tells whose counter-offer it is. */
export function lineOf(
  lang: Lang,
  act: OfferTurnAct,
  amount: number,
  side: OfferRow['last_side'],
): string {
  const words = { amount: euros(amount) }
  if (act === 'counter')
    return say(lang, side === 'owner' ? 'line.counterOwner' : 'line.counterBuyer', words)
  return say(lang, `line.${act}`, words)
}

/** Kinds of the person's timeline: money is told apart from states. */
const MONEY: readonly OfferTurnAct[] = ['create', 'send', 'counter']

/**
 * The home's history, and the timelines of who offers and of the owners we know. The home's line
 * stands under the mandate, which a colleague who only reads the home does not see.
 */
export async function addToTimelines(
  { trx, deps, actor }: Acting,
  row: OfferRow,
  act: OfferTurnAct,
  amount: number,
): Promise<void> {
  const text = lineOf(actor.lang, act, amount, row.last_side)
  await addHistory(trx, row.property_id, {
    kind: 'NOTE',
    by: actor.userId,
    at: deps.now(),
    field: 'mandate.offer',
    text,
  })
  // A draft is the agency's own affair: owners hear of it from the day it is sent.
  const owners =
    act === 'create'
      ? []
      : ((await loadProperty(trx, row.property_id))?.mandate?.owners ?? []).flatMap(
          ({ contactId }) => contactId ?? [],
        )
  for (const contactId of new Set([row.contact_id, ...owners])) {
    await addEntry(trx, {
      contactId,
      kind: MONEY.includes(act) ? 'PRICE' : 'STATUS',
      text: `${row.home_ref}: ${text}`,
      by: actor.userId,
      at: deps.now(),
      ref: { type: 'offer', id: row.id, label: row.home_ref },
    })
  }
}

/**
 * News for the people behind an offer: who brought it and who looks after the home, but not who
 * acts.
 */
export async function notifyPeople(
  { trx, deps, actor }: Acting,
  row: OfferRow,
  act: OfferTurnAct,
  amount: number,
): Promise<void> {
  const people = new Set([row.agent_id, row.home_agent].filter((id) => id !== null).toSorted())
  const buyer =
    (await contactNamesOf(trx, row.agency_id, [row.contact_id])).get(row.contact_id)?.name ?? ''
  for (const person of await whoAllHear(trx, row.agency_id, people)) {
    if (person.id === actor.userId) continue
    const lang = person.language
    await notify(trx, {
      userId: person.id,
      kind: 'NOTIFICATION',
      title: say(lang, 'newsTitle', {
        ref: row.home_ref,
        line: lineOf(lang, act, amount, row.last_side),
      }),
      body: say(lang, 'newsBody', { home: row.home_title || row.home_ref, buyer }),
      href: pageIn('', lang, `/auth/cartera/inmueble/${row.property_id}#ofertas`),
      topic: `offer:${row.id}`,
      at: deps.now(),
    })
  }
}
