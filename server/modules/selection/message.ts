import { LANGS } from '../../contract/language.ts'
import type { Language, SelectionDraft } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { contactWays, NO_WAYS } from '../contact/index.ts'
import { buyerOf, type DemandRecord } from '../demand/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { unsentHomes } from '../match/index.ts'
import { getUser, whyNoMail } from '../user/index.ts'
import { say } from './messages.ts'
import { wayFor } from './way.ts'

/**
 * The language we write to a buyer in: theirs when it is one of ours, English for any other, the
 * agent's when unknown.
 */
export function languageFor(
  spoken: string | null | undefined,
  actor: Pick<Actor, 'lang'>,
): Language {
  if (!spoken) return actor.lang
  return LANGS.find((one) => one === spoken) ?? 'en'
}

/**
 * How a person is called in a greeting: their first name, and in German only with the name, as is
 * polite.
 */
export const greeted = (name: string, language: Language): string =>
  language === 'de' ? name : (name.split(' ')[0] ?? name)

/** As many as fit on a page to choose from. */
const MOST_HOMES = 30

/** What is open: a mail only where the agency may write any (docs/decisions/0114). */
async function wayTo(db: Db, actor: Actor, demand: DemandRecord, email: boolean) {
  const { contact_id: id, agency_id: agencyId, doc } = demand
  const ways = id ? await contactWays(db, agencyId, id) : NO_WAYS
  const { preferred, whatsapp, saysWhatsapp } = ways
  return wayFor({
    asked: [doc.follow?.channel, preferred],
    email: email && (await whyNoMail(db, actor)) === null,
    whatsapp: whatsapp !== null,
    saysWhatsapp,
  })
}

/**
 * What to begin with: a message in the buyer's language, the way it goes out, and the homes that fit
 * the demand and were not sent yet.
 */
export async function draftFor(
  db: Db,
  actor: Actor,
  demand: DemandRecord | null,
  wanted: Language | undefined,
): Promise<SelectionDraft> {
  const buyer = demand && (await buyerOf(db, demand))
  const language = wanted ?? languageFor(buyer?.language, actor)
  const sender = actor.userId ? await getUser(db, actor.userId) : null
  const agent = sender ? `${sender.first_name} ${sender.last_name}`.trim() : ''
  const message = buyer
    ? say(language, 'draft', { name: greeted(buyer.name, language), agent })
    : say(language, 'draftNobody', { agent })
  const [hasEmail, hasPhone] = [Boolean(buyer?.email), Boolean(buyer?.phone)]
  return {
    language,
    message,
    hasEmail,
    hasPhone,
    channel: demand ? await wayTo(db, actor, demand, hasEmail) : 'LINK',
    homes: demand ? await unsentHomes(db, actor, demand.id, MOST_HOMES) : [],
  }
}
