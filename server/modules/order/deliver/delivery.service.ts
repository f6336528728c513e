import type {
  Order,
  OrderChanges,
  OrderDelivery,
  OrderFileMeta,
  OrderFilesResult,
  RefusedFile,
} from '../../../../generated/model/index.ts'
import { createReadStream } from 'node:fs'
import { plainName, type FileReply, type UploadedFile } from '../../../contract/body/upload.ts'
import type { Ctx } from '../../../contract/context.ts'
import { conflict, fieldErrors, notAcceptable, notFound } from '../../../contract/errors.ts'
import { inTransaction, sql, uuidv7 } from '../../../db/index.ts'
import {
  askVariants,
  getProperty,
  headOf,
  onContentUnused,
  photoOrPdf,
  prepareMedia,
} from '../../property/index.ts'
import { isGiven, isHidden } from '../act/guards.ts'
import { step } from '../act/act.service.ts'
import { say } from '../messages.ts'
import { filesOf } from '../order.repository.ts'
import { buyerActor, onSide, sided, type Sided } from '../order.policy.ts'
import { toOrder } from '../view/view.ts'
import { changesOf } from './changes.ts'
import { fileReply } from './file-reply.ts'
import { DATA } from './needed.ts'
import { PAPER_JOB } from './papers.ts'

const MOST = 60
const LARGEST_PDF = 20_000_000

/** Throws 406 unless the seller is still at it. */
const stillWorking = ({ order }: Sided, { lang }: Ctx): void => {
  if (order.state !== 'accepted') notAcceptable(say(lang, 'notAccepted'))
}

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
      await trx
        .insertInto('order_file')
        .values({
          id: uuidv7(),
          order_id: id,
          position: start + index,
          kind: meta.kind ?? 'photo',
          label: meta.label ?? null,
          staged: meta.staged ?? found.order.category === 'home_staging',
          at: deps.now(),
          ...file,
        })
        .execute()
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
    const gone = await trx
      .deleteFrom('order_file')
      .where('order_id', '=', id)
      .where('id', '=', fileId)
      .returning('file_key')
      .executeTakeFirst()
    if (!gone) return notFound(ctx.lang)
    if (gone.file_key) await ctx.deps.jobs.add(trx, PAPER_JOB, { key: gone.file_key })
    return toOrder(trx, ctx.deps, found)
  })

/** The bytes of a file of a delivery. */
export async function readFile(id: string, fileId: string, ctx: Ctx): Promise<FileReply> {
  const { order, side } = await sided(ctx.deps.db, ctx, id)
  const file = (await filesOf(ctx.deps.db, id)).find((one) => one.id === fileId)
  if (!file || (side === 'buyer' && !isGiven(order))) return notFound(ctx.lang)
  if (side === 'buyer' && isHidden(order)) notAcceptable(say(ctx.lang, 'payFirst'))
  return fileReply(file, ctx)
}

/** Keeps what is delivered as data; only the part that the category is about. */
export const saveDelivery = (
  id: string,
  { version, category: _, ...parts }: OrderDelivery,
  ctx: Ctx,
): Promise<Order> =>
  inTransaction(ctx.deps.db, async (trx) => {
    const { deps, lang } = ctx
    const found = await onSide(trx, ctx, id, 'seller', true)
    stillWorking(found, ctx)
    if (found.order.version !== version)
      conflict(await toOrder(trx, deps, found), say(lang, 'stale'))
    const own = DATA[found.order.category]
    const strange = Object.keys(parts).find((key) => key !== own)
    if (strange) fieldErrors({ [strange]: say(lang, 'otherPart') })
    const { energy, cedula } = parts
    for (const [name, paper] of Object.entries({ energy, cedula }))
      if (paper && paper.expiresOn <= paper.issuedOn)
        fieldErrors({ [`${name}.expiresOn`]: say(lang, 'expires') })
    const order = await step(trx, found.order, { delivery: parts }, deps.now())
    return toOrder(trx, deps, { ...found, order })
  })

/** What a delivery would change in the home, for its buyer. */
export async function deliveryChanges(id: string, ctx: Ctx): Promise<OrderChanges> {
  const { db, now } = ctx.deps
  const { order, session } = await onSide(db, ctx, id, 'buyer')
  if (!isGiven(order)) notAcceptable(say(ctx.lang, 'notDelivered'))
  const files = await filesOf(db, id)
  const photos = files.filter(({ hash }) => hash !== null).length
  const known = {
    photosAdded: photos,
    papersAdded: files.length - photos,
    isWritten: order.written_at !== null,
  }
  const { rows } = await sql<{ id: string }>`
    select id from property where id = ${order.property_id} and deleted_at is null`.execute(db)
  if (!rows[0]) return { propertyVersion: null, changes: [], photosBefore: 0, ...known }
  const home = await getProperty(db, rows[0].id, buyerActor(session, ctx.lang), now())
  return {
    propertyVersion: home.version,
    changes: isHidden(order) ? [] : changesOf(home, order.delivery),
    photosBefore: home.media.filter(({ kind }) => kind === 'photo').length,
    ...known,
  }
}

// A picture of a delivery stays when no home shows it any more.
onContentUnused(async (db, key) => {
  const hash = /([0-9a-f]{32})\/original/.exec(key)?.[1]
  if (hash === undefined) return false
  const row = await db
    .selectFrom('order_file')
    .select('id')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row !== undefined
})
