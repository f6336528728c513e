import type { Deps } from '../../contract/deps.ts'
import { inTransaction } from '../../db/index.ts'
import { eachOne } from '../../jobs/index.ts'
import {
  FiscalFailure,
  type FiscalAnswer,
  type FiscalIdentity,
  type FiscalLine,
} from '../../ports/fiscal/index.ts'
import { SealBroken } from '../../ports/seal/index.ts'
import { dueAgencies, nextBatch, takeTurn, type Due, type Waiting } from './outbox.ts'
import { openCertificate } from './sealed.ts'
import { settingOf } from './setting.ts'
import { shipmentXml, soapOf } from './xml.ts'

type Needs = Pick<Deps, 'db' | 'now' | 'config' | 'fiscal'>

/** How long it is waited after a failure, in milliseconds: of the line, and of anything else. */
const AGAIN_MS = { down: 60_000, certificate: 3_600_000, refused: 900_000 }

async function identityOf(
  { config }: Needs,
  agencyId: string,
  { certificate, certificate_kind: kind }: { certificate: Buffer; certificate_kind: string | null },
): Promise<FiscalIdentity> {
  try {
    const opened = await openCertificate(certificate, agencyId, config)
    return { ...opened, kind: kind === 'seal' ? 'seal' : 'person' }
  } catch (error) {
    if (error instanceof SealBroken) throw new FiscalFailure('certificate', 'sealed by another key')
    throw error
  }
}

/**
 * What became of a record. One that is refused since it is there already was taken before, and the
 * answer was lost: it stands as it stands there. One that stands annulled was taken, and so was what
 * annulled it, which is a record of its own.
 */
function outcomeOf({ state, duplicate, code, message }: FiscalLine) {
  if (duplicate === 'accepted' || duplicate === 'annulled')
    return { state: 'accepted' as const, code: null, message: null }
  if (duplicate === 'accepted_with_errors')
    return { state: 'accepted_with_errors' as const, code, message }
  return { state, code, message }
}

const keyOf = (fullNumber: string, kind: string): string => `${kind} ${fullNumber}`

/** Writes what the answer says of each record; what it does not name goes on waiting. */
async function keepAnswer(
  { db, now }: Needs,
  { agencyId, batch, answer }: { agencyId: string; batch: Waiting[]; answer: FiscalAnswer },
): Promise<void> {
  const lines = Map.groupBy(answer.lines, (line) => keyOf(line.fullNumber, line.kind))
  await inTransaction(db, async (trx) => {
    for (const record of batch) {
      const line = lines.get(keyOf(record.fields.fullNumber, record.kind))?.shift()
      if (!line) continue
      await trx
        .updateTable('fiscal_record')
        .set({
          ...outcomeOf(line),
          sent_at: now(),
          csv: line.state === 'rejected' ? null : answer.csv,
        })
        .where('id', '=', record.id)
        .where('state', '=', 'waiting')
        .execute()
    }
    await trx
      .updateTable('fiscal_setting')
      .set({
        wait_until: new Date(now().getTime() + answer.waitSeconds * 1000),
        trouble: null,
        trouble_at: null,
      })
      .where('agency_id', '=', agencyId)
      .execute()
  })
}

async function keepFailure({ db, now }: Needs, agencyId: string, failure: FiscalFailure) {
  const { reason, code, message } = failure
  await db
    .updateTable('fiscal_setting')
    .set({
      wait_until: new Date(now().getTime() + AGAIN_MS[reason]),
      trouble: [reason, code, message].filter(Boolean).join(' ').slice(0, 500),
      trouble_at: now(),
    })
    .where('agency_id', '=', agencyId)
    .execute()
}

/** Sends the next message of an agency, if it is its turn; what fails is kept and tried again. */
async function sendOf(deps: Needs, due: Due): Promise<void> {
  const { db, now } = deps
  const agencyId = due.id
  if (!(await takeTurn(db, due, now()))) return
  const setting = await settingOf(db, agencyId)
  if (!setting?.certificate) return
  const batch = await nextBatch(db, agencyId)
  const [first] = batch
  // What goes elsewhere, as only a later version knows, waits for it, and what follows in its chain,
  // which goes in its order, too; other agencies' do not.
  if (first?.service !== 'test' && first?.service !== 'live') return
  try {
    const identity = await identityOf(deps, agencyId, {
      ...setting,
      certificate: setting.certificate,
    })
    const issuer = { name: first.issuer_name, taxId: first.tax_id }
    const message = soapOf(
      shipmentXml(
        issuer,
        batch.map(({ xml }) => xml ?? ''),
      ),
    )
    const answer = await deps.fiscal.send(message, identity, first.service)
    await keepAnswer(deps, { agencyId, batch, answer })
  } catch (error) {
    if (!(error instanceof FiscalFailure)) throw error
    await keepFailure(deps, agencyId, error)
  }
}

/** Sends what waits, of each agency one message; nothing is sent twice, and nothing out of turn. */
export async function sendAll(deps: Needs): Promise<void> {
  await eachOne(await dueAgencies(deps.db, deps.now()), (due) => sendOf(deps, due))
}
