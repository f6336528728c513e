import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import type { FileStoreSettings } from '../../config/services.ts'

const KEYS = { accessKeyId: 'AKIALLAR', secretAccessKey: 'not-a-secret', region: 'eu-south-2' }
const PAGE = 2

/** True when the request carries the signature that its content and our secret give. */
async function isSigned(
  { method = 'GET', url = '', headers }: IncomingMessage,
  origin: string,
): Promise<boolean> {
  const signed = (/SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '').split(';')
  const sent = Object.fromEntries(
    signed.filter((name) => name !== 'host').map((name) => [name, String(headers[name])]),
  )
  const signer = new AwsV4Signer({
    ...KEYS,
    service: 's3',
    method,
    url: origin + url,
    headers: sent,
    datetime: String(headers['x-amz-date']),
  })
  return (await signer.authHeader()) === headers.authorization
}

interface Kept {
  data: Buffer
  modified: Date
}

function listing(kept: Map<string, Kept>, query: URLSearchParams): string {
  // As in S3, a page begins behind the last key of the one before: what is removed meanwhile makes
  // it skip nothing.
  const after = query.get('continuation-token') ?? ''
  const keys = [...kept.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort()
  const page = keys.slice(0, PAGE)
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${kept.get(key)?.modified.toISOString()}` +
      `</LastModified><Size>${kept.get(key)?.data.length}</Size></Contents>`,
  )
  const next =
    keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><Name>homes</Name>${contents.join('')}${next}</ListBucketResult>`
}

/**
 * A store on loopback that speaks as much of S3 as we use, two keys per page, and refuses what is
 * not signed.
 */
export async function startS3(): Promise<{ settings: FileStoreSettings; close(): Promise<void> }> {
  const kept = new Map<string, Kept>()
  const answer = async (request: IncomingMessage, reply: ServerResponse): Promise<unknown> => {
    const data = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', settings.endpoint)
    const key = pathname.replace(/^\/homes\/?/, '')
    if (!(await isSigned(request, settings.endpoint))) return reply.writeHead(403).end()
    if (key === '')
      return reply
        .writeHead(200, { 'content-type': 'application/xml' })
        .end(listing(kept, searchParams))
    if (request.method === 'PUT') {
      const digest = createHash('sha256').update(data).digest('hex')
      if (digest !== request.headers['x-amz-content-sha256']) return reply.writeHead(400).end()
      kept.set(key, { data, modified: new Date() })
      return reply.writeHead(200).end()
    }
    if (request.method === 'DELETE') return reply.writeHead(204).end(void kept.delete(key))
    const found = kept.get(key)
    if (!found) return reply.writeHead(404).end()
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part =
      start === undefined ? found.data : found.data.subarray(Number(start), Number(end) + 1)
    reply.writeHead(start === undefined ? 200 : 206, {
      'content-length': part.length,
      'last-modified': found.modified.toUTCString(),
    })
    return reply.end(request.method === 'HEAD' ? undefined : part)
  }
  const server = createServer((request, reply) => void answer(request, reply))
  const settings: FileStoreSettings = { ...KEYS, endpoint: '', bucket: 'homes' }
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    settings,
    close: () =>
      new Promise((closed) => (server.closeAllConnections(), server.close(() => closed()))),
  }
}
