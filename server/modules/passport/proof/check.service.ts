import { createReadStream } from 'node:fs'
import { createHash } from 'node:crypto'
import type { PassportProofCheck } from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { UploadedFile } from '../../../contract/body/upload.ts'
import type { Deps } from '../../../contract/deps.ts'
import { fieldErrors } from '../../../contract/errors.ts'
import { say } from '../messages.ts'
import { proofByCode, proofByPdf, type ProofRow } from '../passport.repository.ts'
import { isWhole, sha256 } from './view.ts'

const NONE: PassportProofCheck = { valid: false, day: null, ref: null }

/** Is this file, byte by byte, a proof of ours? It is read and kept nowhere. */
export async function checkProof(
  file: UploadedFile | undefined,
  { deps, lang }: Ctx,
): Promise<PassportProofCheck> {
  if (!file) return fieldErrors({ file: say(lang, 'fileMissing') })
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file.path)) hash.update(chunk as Buffer)
  const row = await proofByPdf(deps.db, hash.digest('hex'))
  return row && isWhole(row) ? { valid: true, day: row.day, ref: row.ref } : NONE
}

const CODE = /^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$/

/** What a code means: the proof, `changed` where what is kept is not what was issued, or nothing. */
export async function readCode(
  { db }: Pick<Deps, 'db'>,
  code: string,
): Promise<ProofRow | 'changed' | null> {
  const row = CODE.test(code) ? await proofByCode(db, code) : undefined
  if (!row) return null
  return isWhole(row) ? row : 'changed'
}

/** Is the file that somebody sent the PDF that was issued under the code? */
export const isIssued = (row: ProofRow, file: Buffer): boolean => sha256(file) === row.pdf_hash
