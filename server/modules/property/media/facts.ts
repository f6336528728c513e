import type { Deps } from '../../../contract/deps.ts'
import type { Db } from '../../../db/index.ts'
import { VARIANTS_JOB } from '../job-kinds.ts'

/** What is known of a picture besides its bytes. */
export interface PictureFacts {
  /** Pixels of the original. */
  width: number
  height: number
  /** Widths at which it can be asked for. */
  widths: number[]
  /** Its main colour, #rrggbb; null until it has been drawn. */
  color: string | null
}

/** The facts of pictures by hash; one whose content is not there, or is broken, is absent. */
export async function pictureFacts(db: Db, hashes: string[]): Promise<Map<string, PictureFacts>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('media_file')
    .select(['hash', 'width', 'height', 'widths', 'color'])
    .where('hash', 'in', hashes)
    .where('state', '!=', 'failed')
    .execute()
  return new Map(rows.map(({ hash, ...facts }) => [hash, facts]))
}

/** Asks that the variants of a prepared picture be made, for a room that shows it itself. */
export const askVariants = (
  trx: Db,
  { jobs }: Pick<Deps, 'jobs'>,
  { hash, agencyId }: { hash: string; agencyId?: string | null },
): Promise<void> =>
  jobs.add(trx, VARIANTS_JOB, { hash }, { key: hash, ...(agencyId && { agencyId }) })
