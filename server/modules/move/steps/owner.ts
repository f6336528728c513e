import { wordIn } from '../../../formats/word-in.ts'
import type { PropertyOwner } from '../../../../generated/model/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import {
  addEntry,
  contactDocOf,
  contactsByReach,
  findOrCreateContact,
  readableContact,
  rewriteContact,
} from '../../contact/index.ts'
import { CONSENTS, restText, type RestRecord } from '../../import/index.ts'
import type { ItemRow } from '../item.repository.ts'
import { say } from '../messages.ts'

/** Phones with their prefix, main ones first; each once. */
function phonesOf(raw: RestRecord): string[] {
  const found = [1, 2, 3].flatMap((nth) => {
    const number = restText(raw, `telefono${nth}`).replace(/[^\d+]/g, '')
    if (number.length < 6) return []
    const prefix = restText(raw, `prefijotel${nth}`).replace(/\D/g, '')
    return [
      number.startsWith('+') || prefix === '' || prefix === '0' ? number : `+${prefix}${number}`,
    ]
  })
  return [...new Set(found)]
}

const emailOf = (raw: RestRecord): string | null => {
  const email = restText(raw, 'email')
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254 ? email : null
}

/** First and last name; somebody without either is called by their code. */
function nameOf(raw: RestRecord, code: string): { firstName: string; lastName: string } {
  const [firstName, lastName] = [restText(raw, 'nombre'), restText(raw, 'apellidos')]
  return firstName || lastName
    ? { firstName: (firstName || lastName).slice(0, 80), lastName: firstName ? lastName : '' }
    : { firstName: `Inmovilla ${code}`, lastName: '' }
}

/**
 * An owner as a contact of the agency: whoever has their e-mail or phone, else somebody new. What
 * they said of being written to is told in their timeline; consent is never taken over.
 */
export async function ownerContact(
  work: Work,
  { external_id: code, raw: stored }: ItemRow,
): Promise<{ id: string; version: number; made: boolean }> {
  const { trx, deps, actor } = work
  const raw = stored as RestRecord
  const { firstName, lastName } = nameOf(raw, code)
  const [phone = null, ...more] = phonesOf(raw)
  const { id, created } = await findOrCreateContact(work, {
    firstName,
    lastName: lastName || null,
    email: emailOf(raw),
    phone,
    roles: ['owner'],
    source: 'import',
  })
  const notes = notesOf(raw, work)
  if (created) {
    await addDetails(work, id, raw, more)
    if (notes)
      await addEntry(trx, {
        contactId: id,
        kind: 'NOTE',
        text: notes.slice(0, 4000),
        by: actor.userId,
        at: deps.now(),
      })
  }
  const { version } = await readableContact(trx, actor, id)
  return { id, version, made: created }
}

/** Address, tax number and further phones of somebody new, as far as nobody else has them. */
async function addDetails(
  work: Work,
  id: string,
  raw: RestRecord,
  phones: string[],
): Promise<void> {
  const { trx, actor } = work
  const { doc } = await readableContact(trx, actor, id)
  const street = ['calle', 'numero', 'escalera', 'planta', 'puerta']
    .map((field) => restText(raw, field))
    .filter((part) => part !== '' && part !== '0')
    .join(' ')
  const idDocNumber = restText(raw, 'nif').slice(0, 40)
  const full = contactDocOf(
    {
      ...doc,
      reach: {
        ...doc.reach,
        phones: [...(doc.reach.phones ?? []), ...phones.map((number) => ({ number }))],
        ...(street && { street: street.slice(0, 200) }),
        ...(restText(raw, 'cp') && { postalCode: restText(raw, 'cp').slice(0, 12) }),
        ...(restText(raw, 'localidad') && { town: restText(raw, 'localidad').slice(0, 80) }),
      },
      ...(idDocNumber && { legal: { ...doc.legal, idDocNumber } }),
    },
    actor,
  )
  const own = new Set((doc.reach.phones ?? []).map(({ number }) => number))
  const fresh = (full.reach.phones ?? []).filter(({ number }) => !own.has(number))
  const taken = await contactsByReach(
    trx,
    actor.agencyId,
    fresh.map(({ number }) => number),
  )
  full.reach.phones = (full.reach.phones ?? []).filter(
    ({ number }) => !taken.has(`phone ${number}`),
  )
  await rewriteContact(work, id, full)
}

/** What has no field of ours: remarks, husband or wife, and what they said of being written to. */
function notesOf(raw: RestRecord, { actor: { lang } }: Work): string {
  const spouse = ['conyuge', 'conemail', 'connif'].map((field) => restText(raw, field))
  const consents = (['gesauto', 'rgpdwhats', 'nonewsletters'] as const).flatMap((field) => {
    const value = wordIn(CONSENTS, restText(raw, field))
    return value === undefined ? [] : [`${say(lang, `consent.${field}`)}: ${value}`]
  })
  return [
    restText(raw, 'observacion'),
    spouse.filter(Boolean).join(', '),
    consents.length ? `${say(lang, 'consents')} ${consents.join('; ')}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

/** An owner as the mandate of a home names them. */
export function mandateOwner({ external_id, raw: stored, contact_id }: ItemRow): PropertyOwner {
  const raw = stored as RestRecord
  const { firstName, lastName } = nameOf(raw, external_id)
  const [phone] = phonesOf(raw)
  const [email, taxId] = [emailOf(raw), restText(raw, 'nif').slice(0, 20)]
  return {
    name: [firstName, lastName].filter(Boolean).join(' ').slice(0, 160),
    role: 'owner',
    ...(phone && { phone: phone.slice(0, 25) }),
    ...(email && { email }),
    ...(taxId && { taxId }),
    ...(contact_id && { contactId: contact_id }),
  }
}
