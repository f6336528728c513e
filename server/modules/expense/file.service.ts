import { createReadStream } from 'node:fs'
import type { Expense } from '../../../generated/model/index.ts'
import { plainName, type FileReply, type UploadedFile } from '../../contract/body/upload.ts'
import type { Ctx } from '../../contract/context.ts'
import { fieldErrors, notFound, tooLarge, unsupported } from '../../contract/errors.ts'
import { act, actorOf } from '../../contract/rights/actor.ts'
import { uuidv7 } from '../../db/index.ts'
import { FileMissing } from '../../ports/files/index.ts'
import { headOf, photoOrPdf } from '../property/index.ts'
import { findExpense, updateExpense } from './expense.repository.ts'
import { ownOf } from './expense.service.ts'
import { dropFile, FOLDER } from './jobs.ts'
import { say } from './messages.ts'
import { toExpense } from './view.ts'

const LARGEST = 15_000_000

/** Keeps the paper of an expense; on disk before its row, in the place of the one before. */
export async function addFile(
  id: string,
  file: UploadedFile | undefined,
  ctx: Ctx,
): Promise<Expense> {
  const { deps, lang } = ctx
  if (!(await findExpense(deps.db, ownOf(actorOf(ctx)), id))) notFound(lang)
  if (!file) return fieldErrors({ file: say(lang, 'noFile') })
  if (file.size > LARGEST) return tooLarge(lang)
  const mime = photoOrPdf(await headOf(file.path)) ?? unsupported(say(lang, 'fileKind'))
  const name = uuidv7()
  const { key, size } = await deps.files.put(
    createReadStream(file.path),
    `${FOLDER}/${name.slice(-2)}/${name}`,
  )
  return act(ctx, async ({ trx, actor }) => {
    const row = (await findExpense(trx, ownOf(actor), id, true)) ?? notFound(lang)
    await dropFile(trx, deps, row.file_key)
    const changes = {
      file_key: key,
      file_name: plainName(file.filename, 'factura'),
      file_mime: mime,
      file_size: size,
    }
    return toExpense(await updateExpense(trx, id, changes))
  })
}

/** The paper as it was uploaded. */
export async function readFileOf(id: string, ctx: Ctx): Promise<FileReply> {
  const { db, files } = ctx.deps
  const row = await findExpense(db, ownOf(actorOf(ctx)), id)
  if (!row || row.file_key === null) return notFound(ctx.lang)
  try {
    return {
      stream: await files.get(row.file_key),
      contentType: row.file_mime ?? 'application/octet-stream',
      filename: row.file_name ?? 'factura',
      size: row.file_size ?? 0,
    }
  } catch (error) {
    if (error instanceof FileMissing) return notFound(ctx.lang)
    throw error
  }
}
