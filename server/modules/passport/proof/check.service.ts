import type {
  PassportProofCheck,
  PassportProofCheckInput,
} from '../../../../generated/model/index.ts'
import type { Ctx } from '../../../contract/context.ts'
import type { Deps } from '../../../contract/deps.ts'
import { proofByCode, proofByPdf, type ProofRow } from '../passport.repository.ts'
import { isWhole, sha256 } from './view.ts'

const NONE: PassportProofCheck = { valid: false, day: null, ref: null }

/** Is a file with this SHA-256 a proof of ours? */
export async function checkProof(
  { sha256: hash }: PassportProofCheckInput,
  { deps }: Ctx,
): Promise<PassportProofCheck> {
  const row = await proofByPdf(deps.db, hash)
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
