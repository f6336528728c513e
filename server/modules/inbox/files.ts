import type { InboxFile, InboxRefused } from '../../../generated/model/index.ts'
import type { FileReply } from '../../../generated/server/operations.ts'
import type { Ctx } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { notFound } from '../../contract/errors.ts'
import { uuidv7, type Db } from '../../db/index.ts'
import { sweepOrphans } from '../../ports/files/index.ts'
import { LARGEST_FILE } from '../chat/index.ts'
import { photoOrPdf } from '../property/index.ts'
import { findThread } from './inbox.repository.ts'
import type { Reader } from './inbox.policy.ts'
import type { MailFile } from './mail/mime.ts'

const MOST = 10
/** So many bytes tell what a file is. */
const HEAD = 4096

/** A file whose content lies in the store and that has no row yet. */
export type KeptFile = InboxFile & { file_key: string }

/** A file as it comes: of a message that is brought with its id, by which the message names it. */
type Coming = MailFile & { id?: string | undefined }

export interface Sorted {
  kept: (Pick<Coming, 'id' | 'filename'> & { mime: InboxFile['mime']; content: Buffer })[]
  refused: InboxRefused[]
}

/**
 * Photos and PDF by their content, never by their name, up to 10 MB and ten of them; the others are
 * named with the reason.
 */
export function sortFiles(files: readonly Coming[]): Sorted {
  const sorted: Sorted = { kept: [], refused: [] }
  for (const { id, filename, content: bytes } of files) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const mime = photoOrPdf(content.subarray(0, HEAD))
    const why = !mime
      ? 'kind'
      : content.length > LARGEST_FILE
        ? 'size'
        : sorted.kept.length >= MOST
          ? 'many'
          : null
    if (mime && why === null) sorted.kept.push({ id, filename, mime, content })
    else sorted.refused.push({ filename, size: content.length, why: why ?? 'kind' })
  }
  return sorted
}

/** Puts the contents into the store, before the transaction that gives them their rows. */
export async function putFiles(files: Sorted['kept'], deps: Deps): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const { id, filename, mime, content } of files) {
    const own = uuidv7()
    const { key, size } = await deps.files.put(content, `inbox/${own.slice(-2)}/${own}`)
    kept.push({ id: id ?? own, file_key: key, filename, mime, size })
  }
  return kept
}

export async function insertFiles(
  trx: Db,
  message: { id: string; thread_id: string },
  files: readonly KeptFile[],
): Promise<void> {
  if (files.length === 0) return
  await trx
    .insertInto('inbox_file')
    .values(
      files.map((file, position) => ({
        ...file,
        position,
        message_id: message.id,
        thread_id: message.thread_id,
      })),
    )
    .execute()
}

/** Files of messages by the message's id. */
export async function filesOf(db: Db, messageIds: string[]): Promise<Map<string, InboxFile[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('inbox_file')
    .select(['id', 'message_id', 'filename', 'mime', 'size'])
    .where('message_id', 'in', messageIds)
    .orderBy('position')
    .execute()
  const files = new Map<string, InboxFile[]>()
  for (const { message_id, ...file } of rows)
    files.set(message_id, [...(files.get(message_id) ?? []), file])
  return files
}

/** The file itself, for who reads its thread; 404 for anybody else. */
export async function readFile(
  id: string,
  fileId: string,
  reader: Reader,
  { deps, lang }: Ctx,
): Promise<FileReply> {
  const thread = (await findThread(deps.db, id, reader)) ?? notFound(lang)
  const row = await deps.db
    .selectFrom('inbox_file')
    .selectAll()
    .where('id', '=', fileId)
    .where('thread_id', '=', thread.id)
    .executeTakeFirst()
  if (!row) return notFound(lang)
  return {
    stream: await deps.files.get(row.file_key),
    contentType: row.mime,
    filename: row.filename,
    size: row.size,
  }
}

const HOUR_MS = 3_600_000

/**
 * Removes contents older than an hour that no message has: what a crash left between the store and
 * the row, and of threads that went.
 */
export function sweepFiles({ db, files, now }: Deps): Promise<number> {
  const hasRow = async (key: string) =>
    Boolean(
      await db.selectFrom('inbox_file').select('id').where('file_key', '=', key).executeTakeFirst(),
    )
  return sweepOrphans(files, 'inbox', new Date(now().getTime() - HOUR_MS), hasRow)
}
