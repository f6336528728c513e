import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RentalDocumentType } from '../../../../generated/model/index.ts'
import { plainName, type UploadedFile } from '../../../contract/body/upload.ts'
import type { Lang } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors, notAcceptable, tooLarge, unsupported } from '../../../contract/errors.ts'
import { uuidv7, type Db } from '../../../db/index.ts'
import { isPdfBomb } from '../../../formats/pdf-weight.ts'
import { headOf, photoOrPdf, redrawn } from '../../property/index.ts'
import { say } from '../messages.ts'
import { addDocument, documentsOf } from './papers.repository.ts'

/** As large as a document may be, in bytes. */
const LARGEST = 15_000_000
/** So many documents a file takes. */
export const MOST = 20
/** As much as a PDF may unfold to, in bytes: forty pages scanned at 300 dpi in grey. */
const HEAVIEST = 350_000_000

/** Where contents lie in the store; the sweep looks below it. */
export const FOLDER = 'rental'

interface Content {
  bytes: Buffer
  mime: string
}

/**
 * What is kept of an upload: a PDF as it came, unless it is a bomb; a photo drawn anew, since a
 * phone writes into it where it was taken. Looks into the file, not at its name.
 */
async function contentOf(file: UploadedFile, lang: Lang): Promise<Content> {
  if (file.size > LARGEST) return tooLarge(lang)
  const mime = photoOrPdf(await headOf(file.path))
  if (!mime || mime === 'image/webp') return unsupported(say(lang, 'notAllowed'))
  if (mime !== 'application/pdf') return { bytes: await redrawn(file.path, lang), mime }
  const bytes = await readFile(file.path)
  if (await isPdfBomb(bytes, HEAVIEST)) return unsupported(say(lang, 'bomb'))
  return { bytes, mime }
}

/** A content that lies in the store and has no row yet. */
export interface Kept {
  id: string
  file_key: string
  sha256: string
  filename: string
  mime: string
  size: number
}

/**
 * Looks into a document and stores it, before there is a row: the sweep finds a content without
 * one.
 */
export async function keepContent(
  file: UploadedFile | undefined,
  { files }: Pick<Deps, 'files'>,
  lang: Lang,
): Promise<Kept> {
  if (!file) return fieldErrors({ file: say(lang, 'noFile') })
  const { bytes, mime } = await contentOf(file, lang)
  const id = uuidv7()
  const { key, size } = await files.put(bytes, `${FOLDER}/${id.slice(-2)}/${id}`)
  return {
    id,
    file_key: key,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    filename: plainName(file.filename, 'document'),
    mime,
    size,
  }
}

interface Sender {
  by_side: 'applicant' | 'officer'
  by_user: string | null
  at: Date
  lang: Lang
}

/** Puts a stored content to a file, whose row is locked; 406 when it has enough of them. */
export async function addKept(
  trx: Db,
  fileId: string,
  { kept, type }: { kept: Kept; type: RentalDocumentType },
  { by_side, by_user, at, lang }: Sender,
): Promise<void> {
  if ((await documentsOf(trx, fileId)).length >= MOST) return notAcceptable(say(lang, 'enough'))
  await addDocument(trx, {
    ...kept,
    file_id: fileId,
    type,
    by_side,
    by_user,
    created_at: at,
    seen_at: by_side === 'officer' ? at : null,
  })
}
