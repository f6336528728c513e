import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import type { FileStoreSettings } from '../../config/services.ts'
import { tempName } from '../../http/temp-files.ts'
import { saysAway, ServiceAway } from '../away.ts'
import type { FilesPort, ListedFile, StoredFile } from './port.ts'
import { FileMissing } from './index.ts'
import { checkedKey, digestKey } from './key.ts'
import { readListing } from './s3-listing.ts'
import { Silence } from './silence.ts'

/** For so long the store may say nothing: to a question, or before the next piece of a file. */
const PATIENCE_MS = 30_000
/** Bytes a millisecond that a store takes at the slowest. */
const SLOWEST = 64

/**
 * Files in a bucket, addressed as `endpoint/bucket/key`. What comes in lies in `temp` until its
 * digest and size are known; the store takes it whole or not.
 */
export function s3Files(
  settings: FileStoreSettings,
  temp: string,
  patienceMs = PATIENCE_MS,
): FilesPort {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const reply = await client.fetch(address, init).catch((error: unknown) => {
      throw new ServiceAway('files', 'The file store does not answer', { cause: error })
    })
    if (reply.ok || reply.status === 404) return reply
    await reply.body?.cancel()
    const words = `The file store answered ${reply.status}`
    throw saysAway(reply.status) ? new ServiceAway('files', words) : new Error(words)
  }
  const briefly = (address: string, init: RequestInit = {}): Promise<Response> =>
    ask(address, { ...init, signal: AbortSignal.timeout(patienceMs) })
  const at = (key: string): string => `${base}/${checkedKey(key)}`
  const stat = async (key: string): Promise<ListedFile | null> => {
    const { status, headers } = await briefly(at(key), { method: 'HEAD' })
    return status === 404
      ? null
      : {
          key,
          size: Number(headers.get('content-length')),
          modified: new Date(headers.get('last-modified') ?? 0),
        }
  }
  return {
    put: async (source, key) => {
      if (key !== undefined) checkedKey(key)
      const { file, size, sha256 } = await spool(source, temp)
      try {
        const name = key ?? digestKey(sha256)
        const reply = await ask(at(name), {
          method: 'PUT',
          body: await openAsBlob(file),
          headers: { 'x-amz-content-sha256': sha256 },
          signal: AbortSignal.timeout(patienceMs + Math.ceil(size / SLOWEST)),
        })
        if (!reply.ok) throw new Error('The file store has no such bucket')
        return { key: name, size, sha256 }
      } finally {
        await rm(file, { force: true })
      }
    },
    get: async (key, range) => {
      const silence = new Silence(patienceMs)
      const reply = await silence.within(
        ask(at(key), {
          signal: silence.signal,
          ...(range && { headers: { range: `bytes=${range.start}-${range.end}` } }),
        }),
      )
      if (reply.status === 404 || !reply.body) throw new FileMissing(key)
      return Readable.from(bytesOf(reply.body, silence), { objectMode: false })
    },
    stat,
    exists: async (key) => (await stat(key)) !== null,
    remove: async (key) => void (await briefly(at(key), { method: 'DELETE' })),
    list: (prefix) => listAll((query) => briefly(`${base}?${query}`), prefix),
  }
}

/** What comes from the store; one that goes away in the middle is as away as one that says nothing. */
async function* bytesOf(body: AsyncIterable<Uint8Array>, silence: Silence): AsyncGenerator<Buffer> {
  try {
    for await (const part of silence.betweenPieces(body))
      yield Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  } catch (error) {
    throw new ServiceAway('files', 'The file store broke off', { cause: error })
  }
}

/** Writes the content aside and measures it on the way. */
async function spool(
  source: Readable | Buffer,
  temp: string,
): Promise<{ file: string } & Omit<StoredFile, 'key'>> {
  await mkdir(temp, { recursive: true })
  const file = path.join(temp, tempName())
  const digest = createHash('sha256')
  let size = 0
  const handle = await open(file, 'wx', 0o600)
  try {
    for await (const chunk of (Buffer.isBuffer(source) ? [source] : source) as
      | AsyncIterable<Buffer>
      | Buffer[]) {
      digest.update(chunk)
      size += chunk.length
      await handle.writeFile(chunk)
    }
  } catch (error) {
    await handle.close()
    await rm(file, { force: true })
    throw error
  }
  await handle.close()
  return { file, size, sha256: digest.digest('hex') }
}

/** Page after page of a thousand keys. */
async function* listAll(
  ask: (query: string) => Promise<Response>,
  prefix?: string,
): AsyncGenerator<ListedFile> {
  const below = prefix === undefined ? '' : `${checkedKey(prefix)}/`
  for (let token: string | null = ''; token !== null;) {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix: below,
      ...(token === '' ? {} : { 'continuation-token': token }),
    })
    const page = readListing(await (await ask(query.toString())).text())
    yield* page.files
    token = page.next
  }
}
