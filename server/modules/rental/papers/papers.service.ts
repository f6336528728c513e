import type { Rental, RentalDocumentType } from '../../../../generated/model/index.ts'
import type { FileReply, UploadedFile } from '../../../contract/body/upload.ts'
import { requireSession, type Ctx } from '../../../contract/context.ts'
import { notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, type Db } from '../../../db/index.ts'
import { dayOf } from '../../../time/madrid.ts'
import { say } from '../messages.ts'
import { hasContract } from '../offers/offers.repository.ts'
import { findFile, type FileRow } from '../rental.repository.ts'
import { shown } from '../view.ts'
import { eraseFile } from './erase.ts'
import { addKept, keepContent } from './keep.ts'
import { addAccess, dropDocument, findDocument, markSeen } from './papers.repository.ts'
import { FORGET } from './jobs.ts'

/** A file as it stands, locked, for who may change it. */
async function locked(trx: Db, id: string, ctx: Ctx): Promise<FileRow> {
  return (await findFile(trx, id, requireSession(ctx), true)) ?? notFound(ctx.lang)
}

/** Adds a document that somebody of the programme has. */
export async function uploadDocument(
  id: string,
  file: UploadedFile | undefined,
  type: RentalDocumentType,
  ctx: Ctx,
): Promise<Rental> {
  const { deps, lang } = ctx
  const { userId } = requireSession(ctx)
  if (!(await findFile(deps.db, id, requireSession(ctx)))) return notFound(lang)
  const kept = await keepContent(file, deps, lang)
  return inTransaction(deps.db, async (trx) => {
    const row = await locked(trx, id, ctx)
    const sender = { by_side: 'officer', by_user: userId, at: deps.now(), lang } as const
    await addKept(trx, id, { kept, type }, sender)
    return shown(trx, row, lang)
  })
}

/** The content of a document: it is seen from now on, and a line says who opened it. */
export async function openDocument(id: string, documentId: string, ctx: Ctx): Promise<FileReply> {
  const { deps, lang } = ctx
  const { userId } = requireSession(ctx)
  const row = await inTransaction(deps.db, async (trx) => {
    await locked(trx, id, ctx)
    const found = (await findDocument(trx, id, documentId)) ?? notFound(lang)
    const at = deps.now()
    await markSeen(trx, documentId, at)
    await addAccess(trx, { file_id: id, document_id: documentId, by_user: userId, at })
    return found
  })
  return {
    stream: await deps.files.get(row.file_key),
    contentType: row.mime,
    filename: row.filename,
    size: row.size,
  }
}

/** Removes a document; its content goes after the transaction, by a job. */
export async function removeDocument(id: string, documentId: string, ctx: Ctx): Promise<Rental> {
  const { deps, lang } = ctx
  return inTransaction(deps.db, async (trx) => {
    const row = await locked(trx, id, ctx)
    const found = (await findDocument(trx, id, documentId)) ?? notFound(lang)
    await dropDocument(trx, documentId)
    await deps.jobs.add(trx, FORGET, { keys: [found.file_key] })
    return shown(trx, row, lang)
  })
}

/** Erases a file at once, unless a contract stands on it. */
export async function deleteFile(id: string, ctx: Ctx): Promise<void> {
  const { db, jobs, now } = ctx.deps
  await inTransaction(db, async (trx) => {
    const row = await locked(trx, id, ctx)
    // A signed file may go back a step: its contract stands all the same.
    if (row.state === 'signed' || (await hasContract(trx, id, dayOf(now()))))
      return notAcceptable(say(ctx.lang, 'signedStays'))
    await eraseFile(trx, id, { jobs, at: now() })
  })
}
