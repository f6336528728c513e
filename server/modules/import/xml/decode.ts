import type { Readable } from 'node:stream'

/**
 * The encoding a file shows or says: byte order mark or zeros first, then its XML declaration, else
 * UTF-8. A declared UTF-16 without a zero in it is not true: programs write it over UTF-8.
 */
export function encodingOfXml(head: Buffer): string {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0x3c && head[1] === 0))
    return 'utf-16le'
  if ((head[0] === 0xfe && head[1] === 0xff) || (head[0] === 0 && head[1] === 0x3c))
    return 'utf-16be'
  const declared = declaredEncoding(head)
  return declared === null || /^utf-?16/i.test(declared) ? 'utf-8' : known(declared)
}

/** What a file's XML declaration says of its encoding. */
export const declaredEncoding = (head: Buffer): string | null =>
  /^[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head.toString('latin1'))?.[1] ?? null

/** An encoding nobody knows is read as UTF-8. */
function known(encoding: string): string {
  try {
    return new TextDecoder(encoding).encoding
  } catch {
    return 'utf-8'
  }
}

/**
 * The bytes of a file as text, without blank lines or marks before its first sign: a declaration
 * must stand first.
 */
export async function* decodeXml(source: Readable): AsyncGenerator<string> {
  let begun = false
  for await (const piece of decoded(source)) {
    const text: string = begun ? piece : piece.replace(/^[\s\ufeff]+/, '')
    begun ||= text !== ''
    yield text
  }
}

/**
 * The bytes of a file as text, piece by piece, by the file's own encoding; an encoding nobody knows
 * is read as UTF-8.
 */
async function* decoded(source: Readable): AsyncGenerator<string> {
  let head = Buffer.alloc(0)
  let decoder: TextDecoder | null = null
  for await (const piece of source as AsyncIterable<Buffer>) {
    if (decoder) {
      yield decoder.decode(piece, { stream: true })
      continue
    }
    head = Buffer.concat([head, piece])
    if (head.length < 200) continue
    decoder = new TextDecoder(encodingOfXml(head))
    yield decoder.decode(head, { stream: true })
  }
  decoder ??= new TextDecoder(encodingOfXml(head))
  yield head.length < 200 ? decoder.decode(head) : decoder.decode()
}
