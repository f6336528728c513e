import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { MediaMeta, RefusedFile } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { say, type MessageKey } from '../messages.ts'
import { fileKey, findFile, ORIGINAL, touchFile } from './media.repository.ts'
import { strip, Unreadable, widthsOf } from './picture.ts'
import { headOf, sniff, type Sniffed } from './sniff.ts'

/** A picture on its way in: a file on disk or bytes. */
export interface MediaSource {
  filename: string
  path?: string
  data?: Buffer
  meta?: MediaMeta
}

/** A picture that is stored and may be attached to homes within the hour. */
export interface PreparedMedia {
  hash: string
  processing: boolean
  meta: MediaMeta
}

const LARGEST = 25_000_000

const REFUSED: Partial<Record<Sniffed, MessageKey>> = {
  heic: 'media.heic',
  avif: 'media.avif',
  svg: 'media.svg',
  gif: 'media.gif',
  pdf: 'media.pdf',
  empty: 'media.empty',
  unknown: 'media.notImage',
}

/** The first 32 hex digits of the content's sha256: the name of its address. */
async function hashOf(source: string | Buffer): Promise<string> {
  const digest = createHash('sha256')
  if (Buffer.isBuffer(source)) digest.update(source)
  else for await (const chunk of createReadStream(source)) digest.update(chunk as Buffer)
  return digest.digest('hex').slice(0, 32)
}

/** Why the file is not taken, or what it became. */
async function prepareOne(
  deps: Deps,
  { path, data, meta = {} }: MediaSource,
): Promise<PreparedMedia | MessageKey> {
  const source = data ?? path ?? Buffer.alloc(0)
  const head = Buffer.isBuffer(source) ? source.subarray(0, 1024) : await headOf(source)
  const refused = REFUSED[sniff(head)]
  if (refused) return refused
  const size = Buffer.isBuffer(source) ? source.length : (await stat(source)).size
  if (size > LARGEST) return 'media.tooLarge'
  const hash = await hashOf(source)
  const key = fileKey(hash, ORIGINAL)
  const now = deps.now()
  const known = await findFile(deps.db, hash)
  if (known) {
    const { state } = await touchFile(deps.db, { ...known, touched_at: now })
    if (state !== 'failed' && (await deps.files.exists(key)))
      return { hash, meta, processing: state === 'processing' }
  }
  try {
    const stripped = await strip(source)
    const { width, height } = stripped
    // Row first, file second: whoever dies in between leaves a row that the sweep finds, never a
    // file without one.
    const file = {
      hash,
      state: 'processing' as const,
      width,
      height,
      widths: widthsOf(width),
      color: null,
    }
    const anew = !(await deps.files.exists(key))
    const row = await touchFile(deps.db, { ...file, touched_at: now, created_at: now }, anew)
    await deps.files.put(stripped.data, key)
    return { hash, meta, processing: row.state !== 'ready' }
  } catch (error) {
    if (error instanceof Unreadable) return `media.${error.why}`
    throw error
  }
}

/**
 * Looks at each file, strips it of all but its pixels and stores it under its content's digest;
 * what is not a good picture is refused with a sentence, the others are kept. Runs outside a
 * transaction: pictures take seconds.
 */
export async function prepareMedia(
  deps: Deps,
  sources: MediaSource[],
  lang: Lang,
): Promise<{ prepared: PreparedMedia[]; refused: RefusedFile[] }> {
  const prepared: PreparedMedia[] = []
  const refused: RefusedFile[] = []
  for (const source of sources) {
    const result = await prepareOne(deps, source)
    if (typeof result === 'string')
      refused.push({ filename: source.filename, message: say(lang, result) })
    else prepared.push(result)
  }
  return { prepared, refused }
}
