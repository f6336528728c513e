import { inTransaction } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { createProperty, publishProperty, saveProperty } from '../property/index.ts'

/** What a visitor asks, without the home. */
export const enquiry = {
  firstName: 'Klaus',
  lastName: 'Brandt',
  email: 'klaus@visitor.example',
  phone: '+49 30 901820',
  message: 'Ist das Haus noch frei?',
  language: 'de',
  consent: true,
}

/** An agency with an agent and a home of theirs on the market, and a stranger's. */
export async function startLeads() {
  const server = await startTestServer()
  const admin = await server.register({ agencyName: 'Portal Vell' })
  const agent = await server.register({ role: 'STAFF', agency: admin })
  const stranger = await server.register()
  const actor = () => ({
    userId: null,
    agencyId: admin.profile.agency_ids[0] ?? '',
    role: 'ADMIN' as const,
    lang: 'es' as const,
  })

  /** A home on the market; a program may waive what is needed to publish. */
  async function publish(agentId: string | null): Promise<string> {
    return inTransaction(server.db, async (trx) => {
      const work = { trx, deps: server.deps, actor: actor() }
      const made = await createProperty(
        work,
        {
          basics: { type: 'vivienda', offers: [{ operation: 'V', price: 94_500_000 }] },
          texts: { title: { es: 'Casa con patio', en: 'House with courtyard' } },
        },
        agentId ? { agentId } : {},
      )
      await saveProperty(work, made.id, {
        version: made.version,
        location: { municipalityIne: '07061', addressVisibility: 'hidden' },
      })
      const waive = [
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
      return (await publishProperty(work, made.id, null, { waive: [...waive] })).id
    })
  }

  const home = await publish(agent.profile.id)
  const ask = (change: object = {}) =>
    server.call('createLead', { body: { propertyId: home, ...enquiry, ...change } })
  const list = async (who: Person, query: object = {}) =>
    (await server.call('listLeads', { token: who.token, query: { ...query } })).body
  return { server, admin, agent, stranger, actor, publish, home, ask, list }
}
