import type { FastifyReply, FastifyRequest } from 'fastify'

/** Bytes asked for, both included; `whole` when nothing was asked that can be answered in part. */
export type Range = { start: number; end: number } | 'whole' | 'beyond'

/**
 * The one range of a header (RFC 9110, 14.2). Several at once and units that are not bytes are
 * answered with the whole file, as the RFC allows.
 */
export function rangeOf(header: string | undefined, size: number): Range {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return 'whole'
  const [first, last] = [found[1] ?? '', found[2] ?? '']
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return 'whole'
  return start >= size ? 'beyond' : { start, end }
}

/** A file as far as answering parts of it goes: a strong mark of what it holds, and its bytes. */
export interface Whole {
  etag: string
  bytes: number
}

/**
 * What a request asks for of a file, first and last byte, with status and headers set; null: none of
 * it is there, which is 416. Under `If-Range` a part is of the same file or none.
 */
export function partOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  { etag, bytes }: Whole,
): { start: number; end: number } | null {
  const condition = headers['if-range']
  const isSame = condition === undefined || condition === etag
  const range = isSame ? rangeOf(headers.range, bytes) : 'whole'
  void reply.header('accept-ranges', 'bytes').header('etag', etag)
  if (range === 'beyond') {
    void reply.code(416).header('content-range', `bytes */${bytes}`)
    return null
  }
  const { start, end } = range === 'whole' ? { start: 0, end: bytes - 1 } : range
  if (range !== 'whole')
    void reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`)
  void reply.header('content-length', end - start + 1)
  return { start, end }
}
