import { sql, type Db } from '../../db/index.ts'

/** By what a person can be found in sentences that others wrote. */
export interface PersonWords {
  /** Whole names, `Klaus Brandt`, and of companies; longest first. */
  names: string[]
  /** First and last names alone, of three letters or more: many people may be called so. */
  parts: string[]
  emails: string[]
  phones: string[]
}

/** What an agency's records call a person. To be read before they are erased. */
export async function personWords(db: Db, contactIds: string[]): Promise<PersonWords> {
  const rows = await db.selectFrom('contact').select('doc').where('id', 'in', contactIds).execute()
  const reach = await db.selectFrom('contact_reach').select(['kind', 'value']).where('contact_id', 'in', contactIds).execute()
  const people = rows.map(({ doc }) => doc.person)
  const texts = (list: (string | undefined)[]): string[] => [...new Set(list.flatMap((one) => one?.trim() || []))].toSorted((a, b) => b.length - a.length)
  const named = people.flatMap(({ firstName, lastName, companyName }) => [[firstName, lastName].map((one) => one?.trim()).filter(Boolean).join(' '), companyName])
  return {
    names: texts(named),
    parts: texts(people.flatMap(({ firstName, lastName }) => [firstName, lastName, ...(lastName?.split(/\s+/) ?? [])])).filter((one) => one.length >= 3),
    emails: reach.filter(({ kind }) => kind === 'email').map(({ value }) => value),
    phones: reach.filter(({ kind }) => kind === 'phone').map(({ value }) => value),
  }
}

/**
 * Words as a regular expression of PostgreSQL: whole ones, whatever the letters' size. `\\1` is what stands before them; what comes
 * after is only looked at, so that two names side by side are both found.
 */
export const wholeWords = (words: string[]): string => `(^|[^[:alnum:]])(${words.map((word) => word.replace(/[^\p{L}\p{N} ]/gu, '\\$&').replace(/ +/g, '\\s+')).join('|')})(?=$|[^[:alnum:]])`

/** Rows where a sentence names one of these; none when there are no words. */
export const saysOneOf = (text: ReturnType<typeof sql<string>>, words: string[]) => (words.length === 0 ? sql<boolean>`false` : sql<boolean>`${text} ~* ${wholeWords(words)}`)
