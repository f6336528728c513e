import type { Readable } from 'node:stream'
import type { Lang } from '../context.ts'
import { fieldErrors, tooLarge } from '../errors.ts'
import { WHOLE } from '../field-errors.ts'
import { say } from '../messages.ts'

/** Reads a stream of UTF-8 text of at most `limit` bytes; 413 past it, 400 when it is no UTF-8. */
export async function readText(stream: Readable, limit: number, lang: Lang): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Not destroyed when it is too long: that would close the connection before the answer.
  for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > limit) tooLarge(lang)
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(Buffer.concat(chunks))
  } catch {
    return fieldErrors({ [WHOLE]: say(lang, 'badText') })
  }
}
