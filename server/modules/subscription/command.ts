import { readFile } from 'node:fs/promises'
import type { Deps } from '../../contract/deps.ts'
import { inTransaction, type Db } from '../../db/index.ts'
import { isOperatorTaxId, othersUnder, setOperatorIssuer } from '../invoice/index.ts'
import { readPlans, setEdition, type PlansFile } from '../plan/index.ts'

export const PLANS_USAGE = 'plans apply FILE [--dry-run]'

/** Writes the plans and who issues their invoices, from the file's day on. */
export async function applyPlans(
  trx: Db,
  { edition, issuer }: PlansFile,
  now: Date,
): Promise<void> {
  const { validFrom } = edition
  await setEdition(trx, edition, now)
  await setOperatorIssuer(trx, { validFrom, doc: issuer, now })
}

/** `plans apply FILE`: everything wrong in the file is named, and nothing of it is written. */
export async function runPlans(
  args: string[],
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<{ lines: string[]; code: 0 | 1 | 2 }> {
  const isDry = args.includes('--dry-run')
  const [file, ...rest] = args.filter((arg) => arg !== '--dry-run')
  if (file === undefined || rest.length > 0)
    return { lines: [`npm run operator -- ${PLANS_USAGE}`], code: 2 }
  let plans: PlansFile
  try {
    plans = readPlans(await readFile(file, 'utf8'))
  } catch (error) {
    return { lines: (error instanceof Error ? error.message : String(error)).split('\n'), code: 1 }
  }
  const { validFrom, plans: offered } = plans.edition
  const lines = [
    `${offered.length} plans from ${validFrom}: ${offered.map(({ id }) => id).join(', ')}`,
  ]
  const { taxId } = plans.issuer
  const others = await othersUnder(db, taxId)
  if (others > 0 && !(await isOperatorTaxId(db, taxId)))
    return {
      lines: [
        `issuer.taxId: somebody else has issued ${others} invoice${others === 1 ? '' : 's'} under ` +
          `${taxId}, whose numbers stand in the way of yours. Take another tax number, or sell as the site.`,
      ],
      code: 1,
    }
  if (isDry) return { lines: [...lines, 'Nothing was written.'], code: 0 }
  await inTransaction(db, (trx) => applyPlans(trx, plans, now()))
  return { lines, code: 0 }
}
