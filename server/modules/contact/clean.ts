import { prune } from '../../contract/body/prune.ts'
import type { ContactInput } from '../../../generated/model/index.ts'
import { fieldErrors } from '../../contract/errors.ts'
import type { ContactDoc } from '../../db/tables/contact.ts'
import type { Actor } from '../../contract/rights/actor.ts'
import { normalEmail, normalPhone } from '../user/index.ts'
import { say } from './messages.ts'

/** The parts of the form. */
export const PARTS = [
  'person',
  'reach',
  'profile',
  'legal',
  'notes',
] as const satisfies readonly (keyof ContactDoc)[]

export type SentParts = Partial<Pick<ContactInput, (typeof PARTS)[number]>>

/** Phones as E.164, e-mails in lower case, each once; throws 400 at what is none. */
function reached(reach: ContactDoc['reach'], actor: Actor): ContactDoc['reach'] {
  const faults: Record<string, string> = {}
  const seen = new Set<string>()
  const once = (path: string, value: string): void => {
    if (seen.has(value)) faults[path] = say(actor.lang, 'twice')
    seen.add(value)
  }
  const phones = reach.phones?.map((phone, index) => {
    const number = normalPhone(phone.number)
    if (number === null) faults[`reach.phones.${index}.number`] = say(actor.lang, 'phone')
    else once(`reach.phones.${index}.number`, number)
    return { ...phone, number: number ?? phone.number }
  })
  const emails = reach.emails?.map((email, index) => {
    const address = normalEmail(email.address)
    once(`reach.emails.${index}.address`, address)
    return { ...email, address }
  })
  if (Object.keys(faults).length > 0) fieldErrors(faults)
  return { ...reach, ...(phones && { phones }), ...(emails && { emails }) }
}

/**
 * The sent parts as they are stored; an empty part is an empty object. Throws 400 at what is wrong
 * in them.
 */
export function cleaned(sent: SentParts, actor: Actor): Partial<ContactDoc> {
  const parts = PARTS.filter((part) => sent[part] !== undefined).map(
    (part) => [part, prune(sent[part], { trim: true }) ?? {}] as const,
  )
  const doc = Object.fromEntries(parts) as Partial<ContactDoc>
  if (doc.reach) doc.reach = reached(doc.reach, actor)
  if (doc.profile?.tags) doc.profile = { ...doc.profile, tags: [...new Set(doc.profile.tags)] }
  const person = doc.person
  if (person && !person.firstName && !person.lastName && !person.companyName) {
    fieldErrors({
      [person.kind === 'company' ? 'person.companyName' : 'person.firstName']: say(
        actor.lang,
        'nameless',
      ),
    })
  }
  return doc
}
