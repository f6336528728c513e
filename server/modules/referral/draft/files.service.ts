import { createReadStream } from 'node:fs'
import type { Referral } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import {
  fieldErrors,
  forbidden,
  notAcceptable,
  notFound,
  tooLarge,
  unsupported,
} from '../../../contract/errors.ts'
import type { FileReply, UploadedFile } from '../../../contract/body/upload.ts'
import { inTransaction, uuidv7 } from '../../../db/index.ts'
import { FileMissing } from '../../../ports/files/index.ts'
import { askVariants, headOf, photoOrPdf, onePicture } from '../../property/index.ts'
import { dropFiles } from '../forget.ts'
import { say } from '../messages.ts'
import { findFor, saveRow } from '../referral.repository.ts'
import { ownDraft, shown } from './draft.service.ts'

const PROOF_BYTES = 10_000_000
const MOST_PHOTOS = 10

/** A picture of the home: drawn anew outside the transaction, then noted. */
export async function addPhoto(id: string, files: UploadedFile[], ctx: Ctx): Promise<Referral> {
  const { deps, lang } = ctx
  await inTransaction(deps.db, (trx) => ownDraft(trx, id, undefined, ctx))
  const picture = await onePicture(files, say(lang, 'noFile'), ctx)
  return inTransaction(deps.db, async (trx) => {
    const row = await ownDraft(trx, id, undefined, ctx)
    const others = row.photos.filter((hash) => hash !== picture.hash)
    if (others.length >= MOST_PHOTOS) notAcceptable(say(lang, 'tooManyPhotos'))
    await askVariants(trx, deps, { hash: picture.hash })
    const photos = [...others, picture.hash]
    return shown(trx, await saveRow(trx, row, { photos }, { now: deps.now(), by: null }), ctx)
  })
}

export async function removePhoto(id: string, hash: string, ctx: Ctx): Promise<void> {
  const { deps } = ctx
  await inTransaction(deps.db, async (trx) => {
    const row = await ownDraft(trx, id, undefined, ctx)
    if (!row.photos.includes(hash)) notFound(ctx.lang)
    const photos = row.photos.filter((one) => one !== hash)
    await saveRow(trx, row, { photos }, { now: deps.now(), by: null })
    await dropFiles(trx, deps, { proof_key: null, photos: [hash] })
  })
}

/** A proof that the owner agrees to be spoken of; it takes the place of the one before. */
export async function addProof(id: string, files: UploadedFile[], ctx: Ctx): Promise<Referral> {
  const { deps, lang } = ctx
  await inTransaction(deps.db, (trx) => ownDraft(trx, id, undefined, ctx))
  const [file] = files
  if (!file) return fieldErrors({ proof: say(lang, 'noFile') })
  if (file.size > PROOF_BYTES) return tooLarge(lang)
  const mime = photoOrPdf(await headOf(file.path)) ?? unsupported(say(lang, 'proofKind'))
  const name = uuidv7()
  const { key, size } = await deps.files.put(
    createReadStream(file.path),
    `referral/${name.slice(-2)}/${name}`,
  )
  return inTransaction(deps.db, async (trx) => {
    const row = await ownDraft(trx, id, undefined, ctx)
    await dropFiles(trx, deps, { proof_key: row.proof_key, photos: [] })
    const changes = { proof_key: key, proof_mime: mime, proof_size: size }
    return shown(trx, await saveRow(trx, row, changes, { now: deps.now(), by: null }), ctx)
  })
}

/** The proof, to its referrer, and to the agency once the owner said yes. */
export async function readProof(id: string, ctx: Ctx): Promise<FileReply> {
  const { db, files } = ctx.deps
  const { row, reader } = (await findFor(db, ctx, id, { asReferrer: true })) ?? notFound(ctx.lang)
  if (reader.side === 'agency') {
    if (row.answered_at === null) return notFound(ctx.lang)
    if (reader.actor.role !== 'ADMIN') return forbidden()
  }
  if (row.proof_key === null || row.proof_mime === null || row.proof_size === null)
    return notFound(ctx.lang)
  const ending = row.proof_mime.split('/')[1] ?? 'bin'
  try {
    return {
      stream: await files.get(row.proof_key),
      contentType: row.proof_mime,
      filename: `${row.number}.${ending}`,
      size: row.proof_size,
    }
  } catch (error) {
    if (error instanceof FileMissing) return notFound(ctx.lang)
    throw error
  }
}
