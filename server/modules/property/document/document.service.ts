import { createReadStream } from 'node:fs'
import type { Document, DocumentType } from '../../../../generated/model/index.ts'
import { fieldErrors, notFound, tooLarge, unsupported } from '../../../contract/errors.ts'
import { plainName, type FileReply, type UploadedFile } from '../../../contract/body/upload.ts'
import { inTransaction, uuidv7, type Db } from '../../../db/index.ts'
import type { Actor, Work } from '../../../contract/rights/actor.ts'
import { getUser } from '../../user/index.ts'
import { addHistory } from '../history.ts'
import { DOCUMENT_JOB } from '../job-kinds.ts'
import { headOf, photoOrPdf } from '../media/sniff.ts'
import { readable, writable } from '../property.policy.ts'
import { addEvent, findProperty } from '../property.repository.ts'
import { say } from '../messages.ts'
import { documentsFor } from './sight.ts'

const LARGEST = 20_000_000

/** Documents of a home that this person may open, newest first. */
async function itemsOf(
  db: Db,
  home: Parameters<typeof documentsFor>[1],
  actor: Actor,
): Promise<Document[]> {
  const rows = await documentsFor(db, home, actor)
  const ids = [...new Set(rows.map((row) => row.created_by).filter((id) => id !== null))]
  const people = new Map(
    (await Promise.all(ids.map((id) => getUser(db, id)))).flatMap((user) =>
      user ? [[user.id, user]] : [],
    ),
  )
  return rows.map(({ id, type, filename, mime, size, created_at, created_by }) => {
    const by = created_by === null ? undefined : people.get(created_by)
    const byName = by ? `${by.first_name} ${by.last_name}`.trim() : null
    return { id, type, filename, mime, size, createdAt: created_at.toISOString(), byName }
  })
}

/** The same of a home that they may read. */
export async function listDocuments({ trx, actor }: Work, id: string): Promise<Document[]> {
  return itemsOf(trx, readable(await findProperty(trx, id), actor), actor)
}

/**
 * Keeps a document as it came, private. The file is on disk before its row; the sweep finds a file
 * without one.
 */
export async function addDocument(
  { deps, actor }: Omit<Work, 'trx'>,
  id: string,
  file: UploadedFile | undefined,
  type: DocumentType,
): Promise<Document[]> {
  writable(await findProperty(deps.db, id), actor)
  if (!file) return fieldErrors({ file: say(actor.lang, 'document.missing') })
  if (file.size > LARGEST) return tooLarge(actor.lang)
  const mime = photoOrPdf(await headOf(file.path))
  if (!mime) return unsupported(say(actor.lang, 'document.notAllowed'))
  const documentId = uuidv7()
  const { key, size } = await deps.files.put(
    createReadStream(file.path),
    `document/${documentId.slice(-2)}/${documentId}`,
  )
  const now = deps.now()
  return inTransaction(deps.db, async (trx) => {
    const home = writable(await findProperty(trx, id, true), actor)
    const filename = plainName(file.filename, 'document')
    await trx
      .insertInto('property_document')
      .values({
        id: documentId,
        property_id: id,
        file_key: key,
        type,
        filename,
        mime,
        size,
        created_by: actor.userId,
        created_at: now,
      })
      .execute()
    await addHistory(trx, id, {
      kind: 'DOCUMENT',
      by: actor.userId,
      at: now,
      field: type,
      new: filename,
    })
    await addEvent(trx, 'property.document', home)
    return itemsOf(trx, home, actor)
  })
}

/**
 * A file that another room has made and stored, below `document/`: kept with the home's documents,
 * whoever made it. Answers its id.
 */
export async function keepDocument(
  { trx, deps, actor }: Work,
  id: string,
  {
    key,
    size,
    type,
    filename,
    mime,
  }: { key: string; size: number; type: DocumentType; filename: string; mime: string },
): Promise<string> {
  const now = deps.now()
  const documentId = uuidv7()
  const name = plainName(filename, 'document')
  await trx
    .insertInto('property_document')
    .values({
      id: documentId,
      property_id: id,
      file_key: key,
      type,
      filename: name,
      mime,
      size,
      created_by: actor.userId,
      created_at: now,
    })
    .execute()
  await addHistory(trx, id, { kind: 'DOCUMENT', by: actor.userId, at: now, field: type, new: name })
  return documentId
}

/** The file itself, for whoever may open it; 404 for others. */
export async function readDocument(
  { trx, deps, actor }: Work,
  id: string,
  documentId: string,
): Promise<FileReply> {
  const home = readable(await findProperty(trx, id), actor)
  const [row] = await documentsFor(trx, home, actor, documentId)
  if (!row) return notFound(actor.lang)
  return {
    stream: await deps.files.get(row.file_key),
    contentType: row.mime,
    filename: row.filename,
    size: row.size,
  }
}

/** Removes a document; its file goes after the transaction, by a job. */
export async function removeDocument(
  { trx, deps, actor }: Work,
  id: string,
  documentId: string,
): Promise<Document[]> {
  const home = writable(await findProperty(trx, id, true), actor)
  const [row] = await documentsFor(trx, home, actor, documentId)
  if (!row) return notFound(actor.lang)
  await trx.deleteFrom('property_document').where('id', '=', documentId).execute()
  await deps.jobs.add(trx, DOCUMENT_JOB, { key: row.file_key })
  await addHistory(trx, id, {
    kind: 'DOCUMENT',
    by: actor.userId,
    at: deps.now(),
    field: row.type,
    old: row.filename,
  })
  await addEvent(trx, 'property.document', home)
  return itemsOf(trx, home, actor)
}
