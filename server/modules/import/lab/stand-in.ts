import type { ImportProvider } from '../../../../generated/model/index.ts'
import type { Deps } from '../../../contract/deps.ts'
import { uuidv7 } from '../../../db/index.ts'
import { channelsOf, findIntegration, type IntegrationRow } from '../../integration/index.ts'
import type { RunRow } from '../import.repository.ts'
import { noTotals } from '../item.repository.ts'
import { columnsOf, proposed } from '../table/columns.ts'
import { headerHash, openHomes } from '../table/open.ts'
import { rememberedPlan } from '../table/table.repository.ts'
import type { LabRow } from './lab.repository.ts'

/** A run that is in no table. */
export async function runOf(
  deps: Deps,
  lab: LabRow,
  provider: ImportProvider,
  bytes: Buffer,
): Promise<Omit<RunRow, 'integration_id' | 'source_name'>> {
  const table = provider === 'csv' ? await openHomes(bytes) : null
  const known = table && (await rememberedPlan(deps.db, lab.agency_id, headerHash(table.header)))
  return {
    id: uuidv7(),
    agency_id: lab.agency_id,
    provider,
    filename: lab.filename,
    file_key: lab.file_key,
    file_sha256: lab.file_sha256,
    status: 'running',
    dry_run: true,
    trigger: 'manual',
    confirmed: false,
    totals: noTotals(),
    rejection: null,
    plan: table && (known?.plan ?? proposed(columnsOf(table))),
    by_user: null,
    by_name: null,
    created_at: deps.now(),
    started_at: deps.now(),
    finished_at: null,
    undone_at: null,
  }
}

/**
 * The source a file is held against: the one that was chosen, else the only one of its format, else
 * one that is made in each trial. `isOther`: the name of a chosen one of another format.
 */
export async function sourceOf(
  deps: Deps,
  { agency_id, integration_id }: LabRow,
  provider: ImportProvider,
): Promise<{ source: IntegrationRow; isTried: boolean; isOther: string | null }> {
  const chosen = integration_id && (await findIntegration(deps.db, integration_id))
  if (chosen && chosen.provider === provider)
    return { source: chosen, isTried: false, isOther: null }
  const all = (await channelsOf(deps.db, agency_id, 'in')).filter(
    (one) => one.provider === provider,
  )
  const [only, second] = all
  if (!chosen && only && !second) return { source: only, isTried: false, isOther: null }
  const now = deps.now()
  const source: IntegrationRow = {
    id: uuidv7(),
    agency_id,
    direction: 'in',
    provider,
    name: uuidv7(),
    state: 'active',
    settings: {},
    version: 1,
    address_hash: null,
    address_hint: null,
    fetched_at: null,
    fetched_by: null,
    shrink_since: null,
    shrink_ok_until: null,
    api_key: null,
    key_hint: null,
    held_since: null,
    refusal: null,
    refusal_since: null,
    rests_until: null,
    push_failures: 0,
    map_version: 0,
    created_at: now,
    updated_at: now,
  }
  return { source, isTried: true, isOther: chosen ? chosen.name : null }
}
