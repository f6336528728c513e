import { createReadStream } from 'node:fs'
import type { ChatFileMime } from '../../../generated/model/index.ts'
import type { FileReply, UploadedFile } from '../../../generated/server/operations.ts'
import type { Lang } from '../../contract/context.ts'
import type { Deps } from '../../contract/deps.ts'
import { notFound, tooLarge, unsupported } from '../../contract/errors.ts'
import { uuidv7 } from '../../db/index.ts'
import { headOf, sniff, type Sniffed } from '../property/index.ts'
import { findFile } from './message.repository.ts'
import { say } from './words.ts'

const LARGEST = 10_000_000
const MIME: Partial<Record<Sniffed, ChatFileMime>> = { pdf: 'application/pdf', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** A file that lies in the store and has no row yet. */
export interface KeptFile {
  id: string
  file_key: string
  filename: string
  mime: ChatFileMime
  size: number
}

/** The name the sender gave, fit for a header and a list; folders are gone already. */
function plainName(filename: string): string {
  return filename.replace(/[\p{Cc}\p{Cf}"\\/]/gu, '').trim().slice(-200) || 'file'
}

/** Looks into every file before it keeps the first: photos and PDF by their content, 10 MB each. */
export async function keepFiles(files: UploadedFile[], deps: Deps, lang: Lang): Promise<KeptFile[]> {
  const sniffed = await Promise.all(files.map(async (file) => MIME[sniff(await headOf(file.path))]))
  const mimes = sniffed.map((mime) => mime ?? unsupported(say(lang, 'notAllowed')))
  if (files.some(({ size }) => size > LARGEST)) return tooLarge(lang)
  const kept: KeptFile[] = []
  for (const [at, file] of files.entries()) {
    const mime = mimes[at]
    if (!mime) continue
    const id = uuidv7()
    const { key, size } = await deps.files.put(createReadStream(file.path), `chat/${id.slice(-2)}/${id}`)
    kept.push({ id, file_key: key, filename: plainName(file.filename), mime, size })
  }
  return kept
}

/** Forgets contents that found no message. */
export async function dropFiles(keys: string[], deps: Deps): Promise<void> {
  for (const key of keys) await deps.files.remove(key)
}

/** The file itself; whoever may read the conversation may read it, which is the caller's to know. */
export async function readFile(threadId: string, id: string, deps: Deps, lang: Lang): Promise<FileReply> {
  const row = await findFile(deps.db, threadId, id)
  if (!row) return notFound(lang)
  return { stream: await deps.files.get(row.file_key), contentType: row.mime, filename: row.filename, size: row.size }
}

const HOUR_MS = 3_600_000

/** Removes files older than an hour that no message has: what a crash left between the store and the row. */
export async function sweepFiles(deps: Deps): Promise<number> {
  const before = new Date(deps.now().getTime() - HOUR_MS)
  let removed = 0
  for await (const { key, modified } of deps.files.list('chat')) {
    if (modified > before) continue
    const row = await deps.db.selectFrom('chat_file').select('id').where('file_key', '=', key).executeTakeFirst()
    if (row) continue
    await deps.files.remove(key)
    removed += 1
  }
  return removed
}
