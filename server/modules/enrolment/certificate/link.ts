import type { Deps } from '../../../contract/deps.ts'
import type { CertificateRow } from '../enrolment.repository.ts'

export const PURPOSE = 'certificate'
const DAY_MS = 86_400_000

/** Path of a certificate's PDF, for a day; null where there is none. */
export async function certificatePath(
  row: CertificateRow | undefined,
  { links, now }: Pick<Deps, 'links' | 'now'>,
): Promise<string | null> {
  if (!row || row.revoked_at) return null
  const expiresAt = new Date(now().getTime() + DAY_MS)
  const token = await links.sign({ purpose: PURPOSE, id: row.enrolment_id, expiresAt })
  return `/api/v1/certificate/${token}/`
}
