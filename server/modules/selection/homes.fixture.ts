import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { createProperty, publishProperty, saveProperty } from '../property/index.ts'

const WAIVED = [
  'built',
  'bedrooms',
  'bathrooms',
  'energy',
  'mandate',
  'mandateInForce',
  'description',
  'photo',
  'pin',
] as const

/** A home on the market for a test, without what is else needed to publish. */
export function homeFor(server: TestServer, admin: Person, title: string): Promise<string> {
  const actor = {
    userId: null,
    agencyId: admin.profile.agency_ids[0] ?? '',
    role: 'ADMIN' as const,
    lang: 'es' as const,
  }
  return inTransaction(server.db, async (trx) => {
    const work = { trx, deps: server.deps, actor }
    const made = await createProperty(work, {
      basics: { type: 'vivienda', offers: [{ operation: 'V', price: 94_500_000 }] },
      texts: { title: { es: title } },
    })
    await saveProperty(work, made.id, {
      version: made.version,
      location: { municipalityIne: '07061', addressVisibility: 'hidden' },
    })
    return (await publishProperty(work, made.id, null, { waive: [...WAIVED] })).id
  })
}

/** Takes it off the market again. */
export async function archiveDirect(server: TestServer, admin: Person, id: string): Promise<void> {
  await server.call('archiveProperty', { token: admin.token, params: { id } })
}
