import { createHash } from 'node:crypto'
import type { PassportProof } from '../../../../generated/model/index.ts'
import type { Rule } from '../../../passport/table.ts'
import type { Light } from '../../../passport/evaluate.ts'
import type { ProofRow } from '../passport.repository.ts'

/** What a proof says, as it is hashed; keys in order (canonical JSON). */
export interface ProofBody {
  code: string
  propertyId: string
  ref: string
  agency: string
  day: string
  version: string
  lights: (Pick<Light, 'state' | 'reason' | 'endsOn'> & {
    rule: Rule['id']
    waiver: { until: string; reason: string } | null
  })[]
  /**
   * SHA-256 of each document; null: its file could not be read. It is called by the rule that it
   * bears out: a proof leaves the agency, and file names tell of people.
   */
  documents: { id: string; rule: Rule['id']; sha256: string | null }[]
}

export const sha256 = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex')

/** Is what is kept what was hashed? One byte more or less, and it is not. */
export const isWhole = ({ body, hash }: Pick<ProofRow, 'body' | 'hash'>): boolean =>
  sha256(body) === hash

/** Where anybody checks a proof. */
export const proofUrl = (siteUrl: string, code: string): string => `${siteUrl}/comprobar/${code}`

/** How much a proof says; null where another version kept it in a shape that nobody reads here. */
function countsOf(body: string): Pick<PassportProof, 'lights' | 'documents'> | null {
  const { lights, documents } = Object(parsed(body)) as Record<keyof ProofBody, unknown>
  if (!Array.isArray(lights) || !Array.isArray(documents)) return null
  const said = lights.filter((light) => (Object(light) as { state?: unknown }).state !== 'none')
  return { lights: said.length, documents: documents.length }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** A proof as the desk tells of it; null where it cannot be read. */
export function toProof(
  { code, day, body, document_id }: ProofRow,
  siteUrl: string,
): PassportProof | null {
  const counts = countsOf(body)
  return counts && { code, day, ...counts, documentId: document_id, url: proofUrl(siteUrl, code) }
}
