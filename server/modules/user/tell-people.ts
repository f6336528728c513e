import type { Language } from '../../../generated/model/index.ts'
import type { Db } from '../../db/index.ts'
import { pageIn } from '../../contract/language.ts'
import { notify } from '../notification/index.ts'
import { adminsHere } from './here.ts'

/** A page of the desk, what is told of it, and what a newer word of it takes the place of. */
interface Told {
  /** Its address, without the language. */
  page: string
  topic: string
  at: Date
  /** Which may be others for one of them. */
  words: (lang: Language, userId: string) => { title: string; body: string }
}

/** Tells people of a page of the desk, each in their language. */
export async function tellEach(
  trx: Db,
  people: readonly { id: string; language: Language }[],
  { page, topic, at, words }: Told,
): Promise<void> {
  for (const { id: userId, language } of people)
    await notify(trx, {
      userId,
      kind: 'NOTIFICATION',
      ...words(language, userId),
      href: pageIn('', language, page),
      topic,
      at,
    })
}

/** Tells who leads an agency, each in their language. */
export const tellAdmins = async (trx: Db, agencyId: string, told: Told): Promise<void> =>
  tellEach(trx, await adminsHere(trx, agencyId), told)
