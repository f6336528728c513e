import { LANGS } from '../../contract/language.ts'
import type { Language, SelectionDraft } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { buyerOf, type DemandRecord } from '../demand/index.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { getUser } from '../user/index.ts'
import { say } from './messages.ts'

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

/** A message to begin with, in the buyer's language. */
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
  return { language, message, hasEmail: Boolean(buyer?.email), hasPhone: Boolean(buyer?.phone) }
}
