import { knownIn } from '../../contract/known.ts'
import type { Selectable } from 'kysely'
import { FiscalMode } from '../../../generated/model/index.ts'
import { laterVersion } from '../../contract/errors.ts'
import type { Lang } from '../../contract/context.ts'
import type { Db, Tables } from '../../db/index.ts'
import type { FiscalDeclarationDoc } from '../../db/tables/fiscal.ts'
import type { FiscalService } from './qr.ts'
import type { FiscalSystem } from './xml.ts'
import { VERSION } from './version.ts'

/** Where an invoice's record goes; what goes somewhere names the program. */
export type Destination =
  | { service: 'none'; system: null }
  | { service: Exclude<FiscalService, 'none'>; system: FiscalSystem }

/** An agency's setting; undefined where it never chose. */
export const settingOf = (
  db: Db,
  agencyId: string,
): Promise<Selectable<Tables['fiscal_setting']> | undefined> =>
  db.selectFrom('fiscal_setting').selectAll().where('agency_id', '=', agencyId).executeTakeFirst()

const isMode = knownIn(FiscalMode)

/** An agency's mode; 503 for one of a later version: no law is taken to ask less, or elsewhere. */
export function modeOf(setting: { mode: FiscalMode } | undefined, lang?: Lang): FiscalMode {
  const mode = setting?.mode ?? 'off'
  return isMode(mode) ? mode : laterVersion(lang)
}

/** What the operator has declared by a day (YYYY-MM-DD); null where it has not. */
export async function declarationOf(db: Db, day: string): Promise<FiscalDeclarationDoc | null> {
  const row = await db
    .selectFrom('fiscal_declaration')
    .select('doc')
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.doc ?? null
}

/** Whether an agency has invoiced under another number than this one: counted, never typed. */
async function isForSeveral(db: Db, agencyId: string, taxId: string): Promise<boolean> {
  const other = await db
    .selectFrom('invoice')
    .select('id')
    .where('issuer_agency_id', '=', agencyId)
    .where('tax_id', '<>', taxId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Whether another agency sends the records of this tax number and this one does not: a record that is
 * kept here would stand between those that are sent, and break their chain.
 */
export async function isSentByAnother(
  db: Db,
  { agencyId, taxId }: { agencyId: string; taxId: string },
): Promise<boolean> {
  if ((await settingOf(db, agencyId))?.mode === 'on') return false
  const other = await db
    .selectFrom('fiscal_setting')
    .innerJoin('invoice', 'invoice.issuer_agency_id', 'fiscal_setting.agency_id')
    .select('invoice.id')
    // In a mode of a later version they may well be sent.
    .where('fiscal_setting.mode', 'not in', ['off', 'test'])
    .where('fiscal_setting.agency_id', '<>', agencyId)
    .where('invoice.tax_id', '=', taxId)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** The program as an agency's records name it. */
export async function systemOf(
  db: Db,
  { agencyId, taxId, day }: { agencyId: string; taxId: string; day: string },
): Promise<FiscalSystem> {
  const declared = await declarationOf(db, day)
  if (!declared) throw new Error('Records are sent, and nobody has declared the program')
  return {
    producerName: declared.name,
    producerTaxId: declared.taxId,
    name: declared.system,
    id: declared.systemId,
    version: VERSION,
    installation: agencyId,
    isForSeveral: await isForSeveral(db, agencyId, taxId),
  }
}

/**
 * Where the record of an invoice goes that an agency issues; of nobody else's it is kept alone. 503
 * in a mode of a later version.
 */
export async function destinationOf(
  db: Db,
  { agencyId, taxId, day }: { agencyId: string | null; taxId: string; day: string },
): Promise<Destination> {
  const mode = agencyId === null ? 'off' : modeOf(await settingOf(db, agencyId))
  if (agencyId === null || mode === 'off') return { service: 'none', system: null }
  return {
    service: mode === 'on' ? 'live' : 'test',
    system: await systemOf(db, { agencyId, taxId, day }),
  }
}
