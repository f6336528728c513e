import { unlink } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { BODY_BYTES } from './body-limits.ts'
import type { Lang } from '../context.ts'
import type { Decoded } from './decoded.ts'
import { fieldErrors, tooLarge, unsupported } from '../errors.ts'
import { WHOLE } from '../field-errors.ts'
import { bodyOfForm } from './form-body.ts'
import { parseJson } from '../guard.ts'
import { readForm } from './multipart.ts'
import { readText } from './read-text.ts'
import type { Route, RouteBody } from '../routes.ts'
import type { UploadedFile } from './upload.ts'
import { say } from '../messages.ts'

/**
 * Reads the body of a write: JSON or multipart, whichever the contract lists; anything else is 415.
 * Files land in
 * `files`, the caller's list, and are the caller's to remove.
 */
export async function readBody(
  raw: IncomingMessage,
  route: Route & { body: RouteBody },
  folder: string,
  files: UploadedFile[],
  lang: Lang,
): Promise<Decoded> {
  const { body } = route
  const type = (raw.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const length = raw.headers['content-length']
  const sent =
    raw.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
  if (!sent) {
    if (body.required) fieldErrors({ [WHOLE]: say(lang, 'required') })
    return { value: undefined, files, bytes: 0 }
  }
  if (!body.contentTypes.includes(type)) unsupported(say(lang, 'unsupportedBody'))
  const limit = type === 'application/json' ? BODY_BYTES : (route.maxBytes ?? BODY_BYTES)
  if (Number(length ?? 0) > limit) tooLarge(lang)
  if (type === 'application/json') return readJson(raw, files, limit, lang)
  const form = await readForm(raw, body, limit, folder, files, lang)
  checkCounts(form.files, body, lang)
  return { value: bodyOfForm(form, body, lang), files, bytes: form.bytes }
}

async function readJson(
  raw: IncomingMessage,
  files: UploadedFile[],
  limit: number,
  lang: Lang,
): Promise<Decoded> {
  const text = await readText(raw, limit, lang)
  const parsed = parseJson(text)
  if (!('value' in parsed)) return fieldErrors({ [WHOLE]: say(lang, parsed.word) })
  return { value: parsed.value, files, bytes: text.length }
}

/** Drops what an empty file input sends, then holds each file field to its least count. */
function checkCounts(files: UploadedFile[], body: RouteBody, lang: Lang): void {
  const empty = files.filter((file) => file.size === 0 && file.filename === 'file')
  for (const file of empty) {
    files.splice(files.indexOf(file), 1)
    void unlink(file.path).catch(() => undefined)
  }
  for (const field of body.files) {
    const count = files.filter((file) => file.field === field.name).length
    if (count === 0 && field.required) fieldErrors({ [field.name]: say(lang, 'fileExpected') })
    if (count < field.minItems && (field.required || count > 0))
      fieldErrors({ [field.name]: say(lang, 'minItems', { limit: field.minItems }) })
  }
}

/** Removes the temp files of a request. */
export async function removeFiles(files: UploadedFile[]): Promise<void> {
  await Promise.all(files.map((file) => unlink(file.path).catch(() => undefined)))
}
