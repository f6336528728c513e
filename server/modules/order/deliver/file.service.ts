import type {
  Order,
  OrderFileMeta,
  OrderFilesResult,
  RefusedFile,
} from '../../../../generated/model/index.ts'
import { createReadStream } from 'node:fs'
import { plainName, type FileReply, type UploadedFile } from '../../../contract/body/upload.ts'
import type { Ctx } from '../../../contract/context.ts'
import { fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, uuidv7 } from '../../../db/index.ts'
import {
  askVariants,
  headOf,
  onContentUnused,
  photoOrPdf,
  prepareMedia,
} from '../../property/index.ts'
import { isGiven } from '../act/guards.ts'
import { isHidden, readsItem } from '../act/half-read.ts'
import { say } from '../messages.ts'
import { onSide, sided } from '../order.policy.ts'
import { toOrder } from '../view/view.ts'
import { fileReply } from './file-reply.ts'
import { deleteFile, filesOf, insertFile, showsPicture } from './file.repository.ts'
import { PAPER_JOB } from './papers.ts'
import { stillWorking } from './working.ts'

const MOST = 60
const LARGEST_PDF = 20_000_000

interface Taken {
  meta: OrderFileMeta
  filename: string
  mime: string
  size: number
  hash: string | null
  file_key: string | null
}

/** A paper is kept as it came; its file is on disk before its row. */
async function takePaper({ deps }: Ctx, file: UploadedFile, meta: OrderFileMeta): Promise<Taken> {
  const id = uuidv7()
  const { key, size } = await deps.files.put(
    createReadStream(file.path),
    `order/${id.slice(-2)}/${id}`,
  )
  return {
    meta: { ...meta, kind: 'document' },
    filename: plainName(file.filename, 'document.pdf'),
    mime: 'application/pdf',
    size,
    hash: null,
    file_key: key,
  }
}

/** Pictures are drawn anew, papers kept; what is neither is refused by name. */
async function takeFiles(
  ctx: Ctx,
  files: UploadedFile[],
  metas: OrderFileMeta[],
): Promise<{ taken: Taken[]; refused: RefusedFile[] }> {
  const taken: Taken[] = []
  const refused: RefusedFile[] = []
  for (const [index, file] of files.entries()) {
    const meta = metas[index] ?? {}
    const mime = photoOrPdf(await headOf(file.path))
    if (mime === 'application/pdf' && file.size <= LARGEST_PDF) {
      taken.push(await takePaper(ctx, file, meta))
      continue
    }
    if (mime === 'application/pdf') {
      refused.push({ filename: file.filename, message: say(ctx.lang, 'largePdf') })
      continue
    }
    const one = await prepareMedia(ctx.deps, [file], ctx.lang)
    refused.push(...one.refused)
    for (const { hash } of one.prepared)
      taken.push({
        meta: { ...meta, kind: meta.kind === 'plan' ? 'plan' : 'photo' },
        filename: plainName(file.filename, 'photo.jpg'),
        mime: mime ?? 'image/jpeg',
        size: file.size,
        hash,
        file_key: null,
      })
  }
  return { taken, refused }
}

/** Adds to what is delivered; the seller, while they are at it. */
export async function addFiles(
  id: string,
  metas: OrderFileMeta[],
  files: UploadedFile[],
  ctx: Ctx,
): Promise<OrderFilesResult> {
  const { deps, lang } = ctx
  stillWorking(await onSide(deps.db, ctx, id, 'seller'), ctx)
  if (files.length === 0) fieldErrors({ files: say(lang, 'required') })
  const { taken, refused } = await takeFiles(ctx, files, metas)
  const order = await inTransaction(deps.db, async (trx) => {
    const found = await onSide(trx, ctx, id, 'seller', true)
    stillWorking(found, ctx)
    const before = await filesOf(trx, id)
    if (before.length + taken.length > MOST) fieldErrors({ files: say(lang, 'tooManyFiles') })
    const start = (before.at(-1)?.position ?? 0) + 1
    for (const [index, { meta, ...file }] of taken.entries()) {
      await insertFile(trx, {
        order_id: id,
        position: start + index,
        kind: meta.kind ?? 'photo',
        label: meta.label ?? null,
        staged: meta.staged ?? found.order.category === 'home_staging',
        at: deps.now(),
        ...file,
      })
      if (file.hash) await askVariants(trx, deps, { hash: file.hash, agencyId: null })
    }
    return toOrder(trx, deps, found)
  })
  return { order, refused }
}

/** Takes a file out again. */
export const removeFile = (id: string, fileId: string, ctx: Ctx): Promise<Order> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const found = await onSide(trx, ctx, id, 'seller', true)
    stillWorking(found, ctx)
    const gone = await deleteFile(trx, id, fileId)
    if (!gone) return notFound(ctx.lang)
    if (gone.file_key) await ctx.deps.jobs.add(trx, PAPER_JOB, { key: gone.file_key })
    return toOrder(trx, ctx.deps, found)
  })

/** The bytes of a file of a delivery. */
export async function readFile(id: string, fileId: string, ctx: Ctx): Promise<FileReply> {
  const { order, side } = await sided(ctx.deps.db, ctx, id)
  const file = (await filesOf(ctx.deps.db, id)).find((one) => one.id === fileId)
  if (!file || (side === 'buyer' && !isGiven(order))) return notFound(ctx.lang)
  if (side === 'buyer' && isHidden(order, await readsItem(ctx.deps.db, order)))
    notAcceptable(say(ctx.lang, 'payFirst'))
  return fileReply(file, ctx)
}

// A picture of a delivery stays when no home shows it any more.
onContentUnused((db, key) => {
  const hash = /([0-9a-f]{32})\/original/.exec(key)?.[1]
  return hash === undefined ? Promise.resolve(false) : showsPicture(db, hash)
})
