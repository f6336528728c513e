import type { Deps } from '../../../contract/deps.ts'
import { pageIn } from '../../../contract/language.ts'
import type { FileRow } from '../rental.repository.ts'

/** What the link of an applicant is for. */
export const PURPOSE = 'rental-documents'

/**
 * The address of an applicant's page, the same each time it is asked for: their newest link, until
 * it runs out. `by`: whom of the programme it is told, to pass on; it ends when they leave, and the
 * one that was mailed does not.
 */
export async function linkAddress(
  { id, language, link_no, link_until }: FileRow,
  { links, config }: Pick<Deps, 'links' | 'config'>,
  by: string | null = null,
): Promise<string> {
  const token = await links.sign({
    purpose: PURPOSE,
    id,
    options: { no: String(link_no), ...(by !== null && { by }) },
    expiresAt: link_until ?? new Date(0),
  })
  return pageIn(config.siteUrl, language, `/alquiler-seguro/documentos/${token}`)
}
