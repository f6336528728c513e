import { knownIn } from '../../contract/known.ts'
import type { Selectable } from 'kysely'
import { FiscalRecordKind, FiscalRecordState } from '../../../generated/model/index.ts'
import type { Db, Tables } from '../../db/index.ts'

/** A record as far as a further one of the same invoice hangs on it. */
export type KnownRecord = Pick<
  Selectable<Tables['fiscal_record']>,
  'seq' | 'kind' | 'state' | 'service' | 'code' | 'message'
>

const isKind = knownIn(FiscalRecordKind)
const isState = knownIn(FiscalRecordState)
const SERVICES: ReadonlySet<string> = new Set(['none', 'test', 'live'])

/** Whether this version knows what a record is, where it goes and what became of it. */
export const isKnownRecord = ({ kind, state, service }: KnownRecord): boolean =>
  isKind(kind) && isState(state) && SERVICES.has(service)

const about = (db: Db, invoiceId: string) =>
  db
    .selectFrom('fiscal_record')
    .select(['seq', 'kind', 'state', 'service', 'code', 'message'])
    .where('invoice_id', '=', invoiceId)

/** Records of an invoice in the order of their chain: its issue, what mended it, its annulment. */
export const recordsAbout = (db: Db, invoiceId: string): Promise<KnownRecord[]> =>
  about(db, invoiceId).orderBy('seq').execute()

/** The last of them; null where there is none. */
export const lastRecordOf = async (db: Db, invoiceId: string): Promise<KnownRecord | null> =>
  (await about(db, invoiceId).orderBy('seq', 'desc').limit(1).executeTakeFirst()) ?? null
