import type { Deps } from '../../contract/deps.ts'
import { isUuid } from '../../db/id.ts'
import type { Db } from '../../db/index.ts'
import { checkChain } from './verify.ts'

const USAGE = 'npm run audit -- verify [AGENCY]: recomputes the chains of the audit log'

/** Agencies with a chain, or one of them; their lines without a chain count, too. */
async function agencies(db: Db, id: string | undefined): Promise<string[]> {
  if (id !== undefined) return [id]
  const rows = await db
    .selectFrom('audit_chain')
    .select('agency_id')
    .union(db.selectFrom('audit').select('agency_id'))
    .orderBy('agency_id')
    .execute()
  return rows.map(({ agency_id }) => agency_id)
}

/** Says of each chain where it ends, or which line breaks it; 1 where any is broken. */
export async function runAudit(
  [act, id, ...rest]: string[],
  { db }: Pick<Deps, 'db'>,
): Promise<{ lines: string[]; code: number }> {
  if (act !== 'verify' || rest.length > 0 || (id !== undefined && !isUuid(id)))
    return { lines: [USAGE], code: 2 }
  const lines: string[] = []
  let code = 0
  for (const agency of await agencies(db, id)) {
    const { whole, first, last, brokenAt, fault } = await checkChain(db, agency)
    if (!whole) code = 1
    lines.push(
      whole
        ? `${agency}\twhole, lines ${first} to ${last}`
        : `${agency}\tbroken at line ${brokenAt}: ${fault}`,
    )
  }
  return { lines: lines.length > 0 ? lines : ['No line is there.'], code }
}
