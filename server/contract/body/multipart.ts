import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy'
import { PART_BYTES, SPARE_PARTS } from './body-limits.ts'
import type { Lang } from '../context.ts'
import { fieldErrors, HttpError } from '../errors.ts'
import { WHOLE } from '../field-errors.ts'
import type { RouteBody } from '../routes.ts'
import { isSystemError } from '../storage.ts'
import type { UploadedFile } from './upload.ts'
import { tempName } from '../../http/temp-files.ts'
import { say, type MessageKey } from '../messages.ts'

/** Parts of a form: texts in their order per field, and files on disk. */
export interface Form {
  texts: Map<string, string[]>
  files: UploadedFile[]
  /** Bytes of the texts. */
  bytes: number
}

/**
 * Streams a multipart body: files to temp files in `folder`, texts to memory, both within the
 * contract's limits.
 * `files` is the caller's list, so that it can remove what was written even when this throws.
 */
export async function readForm(
  raw: IncomingMessage,
  body: RouteBody,
  maxBytes: number,
  folder: string,
  files: UploadedFile[],
  lang: Lang,
): Promise<Form> {
  await mkdir(folder, { recursive: true })
  const form: Form = { texts: new Map(), files, bytes: 0 }
  const parser = openParser(raw, body, lang)
  const writing: Promise<void>[] = []
  const streams: Readable[] = []
  const counts = new Map<string, number>()
  const stop = (error: Error): void => void parser.emit('error', error)
  const refuse = (at: string, word: MessageKey, limit = 0): void =>
    stop(new HttpError(400, { [at]: say(lang, word, { limit, count: limit }) }))

  const keep = (name: string, text: string): void => {
    form.bytes += Buffer.byteLength(text)
    if (form.bytes > 2 * PART_BYTES)
      return stop(new HttpError(413, { detail: say(lang, 'tooLarge') }))
    form.texts.set(name, [...(form.texts.get(name) ?? []), text])
  }
  parser.on('field', (name, text, nameCut, textCut) => {
    if (nameCut || textCut) stop(new HttpError(413, { detail: say(lang, 'tooLarge') }))
    else if (body.files.some((file) => file.name === name) && text !== '')
      refuse(name, 'fileExpected')
    else if (!body.files.some((file) => file.name === name)) keep(name, text)
  })
  parser.on('file', (name, stream, filename, _encoding, mime) => {
    const field = body.files.find((file) => file.name === name)
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    streams.push(stream)
    stream.on('error', () => undefined) // told through `writing`
    if (
      field === undefined &&
      Object.hasOwn(body.parts, name) &&
      mime.startsWith('application/json')
    ) {
      writing.push(readPart(stream, lang).then((text) => keep(name, text))) // a Blob of JSON arrives with a file name
    } else if (field === undefined)
      refuse(name.slice(0, 100), Object.hasOwn(body.parts, name) ? 'textExpected' : 'unknownField')
    else if (count > field.maxItems) refuse(name, 'tooManyFiles', field.maxItems)
    else if (field.types.length > 0 && filename !== '' && !field.types.includes(mime))
      stop(new HttpError(415, { detail: field.types.join(', ') }))
    else {
      const file: UploadedFile = {
        field: name,
        filename: path.basename(filename || 'file').slice(0, 200),
        mime,
        path: path.join(folder, tempName()),
        size: 0,
      }
      files.push(file)
      writing.push(writeFile(stream, file))
    }
    writing.at(-1)?.catch(stop)
  })
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => refuse(WHOLE, 'tooManyParts'))

  await feed(raw, counter(maxBytes, lang), parser).catch(async (error: unknown) => {
    for (const stream of streams) stream.destroy(new Error('refused')) // the parser does not end them itself
    await Promise.allSettled(writing)
    // What our own disk answered is not the sender's fault.
    throw error instanceof HttpError || isSystemError(error)
      ? error
      : new HttpError(400, { [WHOLE]: say(lang, 'brokenBody') })
  })
  await Promise.all(writing)
  return form
}

/**
 * As `pipeline`, but on a fault the request lives on and is read to its end: its answer still has
 * to go out.
 */
function feed(raw: IncomingMessage, count: Transform, parser: BusboyInstance): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      raw.unpipe(count)
      raw.resume()
      count.destroy()
      parser.destroy()
      reject(error)
    }
    raw.once('aborted', () => fail(new Error('aborted')))
    count.once('error', fail)
    parser.on('error', fail)
    parser.once('finish', resolve)
    raw.pipe(count).pipe(parser)
  })
}

function openParser(raw: IncomingMessage, body: RouteBody, lang: Lang): BusboyInstance {
  const files = body.files.reduce((sum, file) => sum + file.maxItems, 0)
  const fields = Object.keys(body.parts).length + files + SPARE_PARTS
  try {
    return new Busboy({
      headers: raw.headers as BusboyHeaders,
      // One file more than allowed gets through, so that the answer can name the field.
      limits: {
        fields,
        files: files + SPARE_PARTS,
        parts: fields + files + SPARE_PARTS,
        fieldSize: PART_BYTES,
        fieldNameSize: 200,
        headerPairs: 50,
        headerSize: 16_384,
      },
    })
  } catch {
    return fieldErrors({ [WHOLE]: say(lang, 'brokenBody') })
  }
}

function counter(maxBytes: number, lang: Lang): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) done(new HttpError(413, { detail: say(lang, 'tooLarge') }))
      else done(null, chunk)
    },
  })
}

async function writeFile(stream: Readable, file: UploadedFile): Promise<void> {
  stream.on('data', (chunk: Buffer) => (file.size += chunk.length))
  await pipeline(stream, createWriteStream(file.path, { flags: 'wx', mode: 0o600 }))
}

async function readPart(stream: Readable, lang: Lang): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > PART_BYTES) throw new HttpError(413, { detail: say(lang, 'tooLarge') })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
