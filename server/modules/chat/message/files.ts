import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ChatFileMime } from '../../../../generated/model/index.ts'
import type { FileReply, UploadedFile } from '../../../../generated/server/operations.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { notFound, tooLarge, unsupported } from '../../../contract/errors.ts'
import { plainName } from '../../../contract/body/upload.ts'
import { uuidv7 } from '../../../db/index.ts'
import { sweepOrphans } from '../../../ports/files/index.ts'
import { headOf, photoOrPdf, redrawn } from '../../property/index.ts'
import { nameOf } from './file-name.ts'
import { findFile } from './message.repository.ts'
import { say } from '../messages.ts'

/** As large as a file of a conversation may be, in bytes. */
export const LARGEST_FILE = 10_000_000

/** Pictures drawn anew lie under keys that end so; those of before are as a phone made them. */
const DRAWN = '.drawn'

/** A file that lies in the store and has no row yet. */
export interface KeptFile {
  id: string
  file_key: string
  filename: string
  mime: ChatFileMime
  size: number
}

/**
 * Looks into every file before it keeps the first: photos and PDF by their content, 10 MB each.
 * Photos are drawn anew: whoever gets one does not learn where the home is from it.
 */
export async function keepFiles(
  files: UploadedFile[],
  deps: Deps,
  lang: Lang,
): Promise<KeptFile[]> {
  const sniffed = await Promise.all(files.map(async (file) => photoOrPdf(await headOf(file.path))))
  const mimes = sniffed.map((mime) => mime ?? unsupported(say(lang, 'notAllowed')))
  if (files.some(({ size }) => size > LARGEST_FILE)) return tooLarge(lang)
  const pictures: (Buffer | null)[] = []
  for (const [at, { path }] of files.entries())
    pictures.push(mimes[at] === 'application/pdf' ? null : await redrawn(path, lang))
  const kept: KeptFile[] = []
  for (const [at, file] of files.entries()) {
    const mime = mimes[at]
    if (!mime) continue
    const id = uuidv7()
    const picture = pictures[at]
    const { key, size } = await deps.files.put(
      picture ?? createReadStream(file.path),
      `chat/${id.slice(-2)}/${id}${picture ? DRAWN : ''}`,
    )
    const filename = nameOf({ mime, position: at, filename: plainName(file.filename, 'file') })
    kept.push({ id, file_key: key, filename, mime, size })
  }
  return kept
}

/**
 * The file itself; whoever may read the conversation may read it, which is the caller's to know. A
 * photo from before photos were drawn anew is drawn now.
 */
export async function readFile(
  threadId: string,
  id: string,
  deps: Deps,
  lang: Lang,
): Promise<FileReply> {
  const row = await findFile(deps.db, threadId, id)
  if (!row) return notFound(lang)
  const { mime: contentType, filename, size, file_key } = row
  const stream = await deps.files.get(file_key)
  if (contentType === 'application/pdf' || file_key.endsWith(DRAWN))
    return { stream, contentType, filename, size }
  const picture = await redrawn(await buffer(stream), lang).catch(() => notFound(lang))
  return { stream: Readable.from(picture), contentType, filename, size: picture.length }
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
