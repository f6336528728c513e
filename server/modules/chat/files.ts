import { createReadStream } from 'node:fs'
import type { ChatFileMime } from '../../../generated/model/index.ts'
import type { FileReply, UploadedFile } from '../../../generated/server/operations.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { notFound, tooLarge, unsupported } from '../../contract/errors.ts'
import { plainName } from '../../contract/upload.ts'
import { uuidv7 } from '../../db/index.ts'
import { sweepOrphans } from '../../ports/files/index.ts'
import { headOf, photoOrPdf } from '../property/index.ts'
import { findFile } from './message.repository.ts'
import { say } from './words.ts'

/** As large as a file of a conversation may be, in bytes. */
export const LARGEST_FILE = 10_000_000

/** A file that lies in the store and has no row yet. */
export interface KeptFile {
  id: string
  file_key: string
  filename: string
  mime: ChatFileMime
  size: number
}

/** Looks into every file before it keeps the first: photos and PDF by their content, 10 MB each. */
export async function keepFiles(
  files: UploadedFile[],
  deps: Deps,
  lang: Lang,
): Promise<KeptFile[]> {
  const sniffed = await Promise.all(files.map(async (file) => photoOrPdf(await headOf(file.path))))
  const mimes = sniffed.map((mime) => mime ?? unsupported(say(lang, 'notAllowed')))
  if (files.some(({ size }) => size > LARGEST_FILE)) return tooLarge(lang)
  const kept: KeptFile[] = []
  for (const [at, file] of files.entries()) {
    const mime = mimes[at]
    if (!mime) continue
    const id = uuidv7()
    const { key, size } = await deps.files.put(
      createReadStream(file.path),
      `chat/${id.slice(-2)}/${id}`,
    )
    kept.push({ id, file_key: key, filename: plainName(file.filename, 'file'), mime, size })
  }
  return kept
}

/**
 * The file itself; whoever may read the conversation may read it, which is the caller's to know.
 */
export async function readFile(
  threadId: string,
  id: string,
  deps: Deps,
  lang: Lang,
): Promise<FileReply> {
  const row = await findFile(deps.db, threadId, id)
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
 * Removes files older than an hour that no message has: what a crash left between the store and the
 * row.
 */
export function sweepFiles({ db, files, now }: Deps): Promise<number> {
  const hasRow = async (key: string) =>
    Boolean(
      await db.selectFrom('chat_file').select('id').where('file_key', '=', key).executeTakeFirst(),
    )
  return sweepOrphans(files, 'chat', new Date(now().getTime() - HOUR_MS), hasRow)
}
