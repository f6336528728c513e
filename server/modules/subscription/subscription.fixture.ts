import { readFileSync } from 'node:fs'
import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { readPlans } from '../plan/index.ts'
import { applyPlans } from './index.ts'

const EXAMPLE = new URL('../plan/plans.example.yaml', import.meta.url)

/** The plans of the example file, from a day on. */
export const examplePlans = (validFrom: string) =>
  readPlans(readFileSync(EXAMPLE, 'utf8').replace(/^validFrom: .*$/m, `validFrom: ${validFrom}`))

/** Writes them, as the operator would. */
export const withPlans = (server: TestServer, validFrom = '2026-01-01'): Promise<void> =>
  inTransaction(server.db, (trx) => applyPlans(trx, examplePlans(validFrom), server.deps.now()))

/** Gives an agency what an invoice needs of it. */
export async function withCompany(
  server: TestServer,
  { token, profile }: Person,
  { taxId = 'B57123457' } = {},
): Promise<void> {
  const id = profile.agency_ids[0] ?? ''
  const { body: agency } = await server.call('getAgency', { token, params: { id } })
  const { status, body } = await server.call('updateCompany', {
    token,
    params: { id },
    body: {
      version: agency.version,
      legalName: 'Port Vell, S.L.',
      taxId,
      registeredOffice: { street: 'Moll 3', postalCode: '07012', town: 'Palma' },
    },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
}
