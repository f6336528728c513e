import { isDeepStrictEqual } from 'node:util'
import type { ContactDoc } from '../../db/tables/contact.ts'
import { plain } from './reading/person/plain.ts'
import { isUnnamed } from './same-person.ts'

type Flat = Record<string, unknown>

const NOTES = 8000
const REACH = 8
const TAGS = 30
const NAME = ['kind', 'title', 'firstName', 'lastName', 'companyName']

/** Values of `said` that fill what is empty, or stand instead of what is there. */
function filled<T extends object>(
  stored: T,
  said: T,
  overwrite: boolean,
  without: string[] = [],
): T {
  const result = { ...stored } as Flat
  for (const [key, value] of Object.entries(said)) {
    if (without.includes(key) || value === undefined) continue
    if (overwrite || result[key] === undefined) result[key] = value
  }
  return result as unknown as T
}

/** Lists add up: what is there comes first. */
const united = <T>(
  stored: T[] | undefined,
  said: T[] | undefined,
  key: (one: T) => unknown,
  most: number,
): T[] => {
  const known = new Set((stored ?? []).map(key))
  return [...(stored ?? []), ...(said ?? []).filter((one) => !known.has(key(one)))].slice(
    0,
    Math.max(most, stored?.length ?? 0),
  )
}

/**
 * A stored contact with what a row says of them. Phones, e-mails, roles and tags are added; notes
 * are put below the old ones; everything else fills what is empty, or with `overwrite` stands
 * instead. A name is one thing: it is taken whole, but for the last name of somebody known by the
 * first alone.
 */
export function mergeInto(
  stored: ContactDoc,
  said: ContactDoc,
  options: { overwrite: boolean; nameless: boolean },
): { doc: ContactDoc; changed: boolean } {
  const { overwrite, nameless } = options
  const takeName = !nameless && (overwrite || isUnnamed(stored))
  const [first, known] = [said.person.firstName, stored.person.firstName]
  const takeLast = first && known && !stored.person.lastName && plain(first) === plain(known)
  const person = filled(stored.person, said.person, overwrite, NAME)
  if (takeName)
    for (const key of NAME as (keyof typeof person)[])
      if (said.person[key] !== undefined) Object.assign(person, { [key]: said.person[key] })
  if (takeLast && said.person.lastName) person.lastName = said.person.lastName
  const { phones, emails, ...reach } = said.reach
  const { roles, tags, source: _source, ...profile } = said.profile
  const doc: ContactDoc = {
    person,
    reach: {
      ...filled(stored.reach, reach, overwrite),
      phones: united(stored.reach.phones, phones, (one) => one.number, REACH),
      emails: united(stored.reach.emails, emails, (one) => one.address, REACH),
    },
    profile: {
      ...filled(stored.profile, profile, overwrite),
      roles: united(stored.profile.roles, roles, (one) => one, 10),
      tags: united(stored.profile.tags, tags, (one) => one, TAGS),
    },
    legal: filled(stored.legal, said.legal, overwrite),
    notes: { ...stored.notes, ...noteOf(stored.notes.text, said.notes.text) },
  }
  for (const [part, lists] of [
    [doc.reach, ['phones', 'emails']],
    [doc.profile, ['roles', 'tags']],
  ] as [Flat, string[]][]) {
    for (const list of lists) if ((part[list] as unknown[]).length === 0) delete part[list]
  }
  return { doc, changed: !isDeepStrictEqual(doc, stored) }
}

function noteOf(stored: string | undefined, said: string | undefined): { text?: string } {
  if (!said || stored?.includes(said)) return {}
  return { text: (stored ? `${stored}\n\n${said}` : said).slice(0, NOTES) }
}
