import type { AgendaAttendee, AgendaEvent } from '../../../../generated/model/index.ts'
import type { Db } from '../../../db/index.ts'
import type { SheetDoc } from '../../../db/tables/visit.ts'
import { idsOf, personWords } from '../../contact/index.ts'
import { visitorsOf } from '../booking/whose.ts'

type Signer = SheetDoc['visitors'][number]

/** A number as it is compared: people write it with dots, hyphens and blanks. */
const plain = (number: string | undefined): string =>
  (number ?? '').toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
/** A name as it is compared. */
const spoken = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ')

/**
 * Tells whether an entry of a sheet is one of these people's: by the number of their document, else
 * by their whole name, unless a document of the same kind bears another number.
 */
export async function signedBy(db: Db, contactIds: string[]): Promise<(signer: Signer) => boolean> {
  const rows = await db.selectFrom('contact').select('doc').where('id', 'in', contactIds).execute()
  const papers = rows.flatMap(({ doc }) => {
    const number = plain(doc.legal?.idDocNumber)
    return number ? [{ kind: doc.legal?.idDocType, number }] : []
  })
  const names = new Set((await personWords(db, contactIds)).names.map(spoken))
  return ({ name, idKind, idNumber }) => {
    const number = plain(idNumber)
    if (papers.some((paper) => paper.number === number)) return true
    return names.has(spoken(name)) && !papers.some(({ kind }) => kind === idKind)
  }
}

/**
 * Of who comes to a visit those who signed a sheet of it: what is on it is nobody else's. Who comes
 * without being a contact is told by their name; where as many of them are left as have signed
 * besides, these are they: a name is written otherwise on a document.
 */
export async function whoSigned(
  db: Db,
  event: AgendaEvent,
  { visitors: signers }: Pick<SheetDoc, 'visitors'>,
): Promise<AgendaAttendee[]> {
  const visitors = visitorsOf(event)
  const left = new Set(signers)
  const signed = new Set<AgendaAttendee>()
  for (const visitor of visitors) {
    const { contactId, name } = visitor
    const ids = contactId === null ? [] : await idsOf(db, contactId)
    const isNamed =
      contactId === null
        ? (signer: Signer) => name !== null && spoken(signer.name) === spoken(name)
        : await signedBy(db, ids)
    const theirs = [...left].find((signer) =>
      signer.contactId ? ids.includes(signer.contactId) : isNamed(signer),
    )
    if (!theirs) continue
    left.delete(theirs)
    signed.add(visitor)
  }
  const rest = visitors.filter((one) => one.contactId === null && !signed.has(one))
  const unknown = [...left].filter((signer) => !signer.contactId)
  return visitors.filter(
    (one) => signed.has(one) || (rest.length === unknown.length && rest.includes(one)),
  )
}
