import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../contract/rights/actor.ts'
import { numbers } from '../../testing/numbers.ts'
import { scaled } from '../../testing/scaled.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { STEPS } from './funnel.repository.ts'
import { readFunnel } from './funnel.service.ts'
import { readResponse } from './response.service.ts'
import {
  addContact,
  addLead,
  addOffer,
  addVisit,
  agencyOf,
  homeOnMarket,
  july,
} from './world.fixture.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

const QUERIES = scaled(60, 200) // each step with each way to group, twice
it(`gives sums that equal the lists behind them, in ${QUERIES} random queries`, async () => {
  const next = numbers(17)
  const throws = (sides: number) => Math.floor(next() * sides)
  // A home is promised to one at a time.
  const promised = new Set<string>()
  const world = await server.register({ role: 'ADMIN', agencyName: 'Random figures' })
  const agents = [
    world,
    await server.register({ role: 'STAFF', agency: world }),
    await server.register({ role: 'STAFF', agency: world }),
  ]
  const homes = [
    await homeOnMarket(server, world, 'RA-1', july(1)),
    await homeOnMarket(server, world, 'RA-2', july(1)),
  ]
  const people = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => addContact(server, world, name)),
  )
  for (let index = 0; index < 44; index += 1) {
    const [who, where] = [throws(people.length), throws(homes.length)]
    const at = new Date(july(1 + throws(31)).getTime() - throws(40) * 86_400_000)
    const [contactId, propertyId] = [people[who] ?? '', homes[where] ?? '']
    await addLead(server, {
      agencyId: agencyOf(world),
      propertyId,
      // Some write from two addresses, or were never saved as a contact.
      email: `${throws(4) === 0 ? `n${index}` : `p${who}`}@r.example`,
      contactId: throws(3) === 0 ? null : contactId,
      source: ['portal', 'web:a.example', 'web:b.example'][throws(3)] ?? 'portal',
      assignedTo: agents[throws(4)]?.profile.id ?? null,
      state: throws(5) === 0 ? 'discarded' : 'new',
      at,
      answeredAt: throws(2) === 0 ? new Date(at.getTime() + throws(9000) * 60_000) : null,
    })
    const later = new Date(at.getTime() + throws(20) * 86_400_000)
    if (throws(3) === 0) await addVisit(server, world, { contactId, propertyId, at: later })
    if (throws(6) === 0) {
      const moments = [later, later, later].slice(0, promised.has(propertyId) ? 1 : 1 + throws(3))
      if (moments.length > 1) promised.add(propertyId)
      await addOffer(server, world, { contactId, propertyId, moments })
    }
  }
  const now = new Date()
  const GROUPS = ['agent', 'source', 'island', 'type', 'operation'] as const
  for (let index = 0; index < QUERIES; index += 1) {
    const who = agents[throws(3)] ?? world
    const actor: Actor = {
      userId: who.profile.id,
      agencyId: agencyOf(world),
      role: who === world ? 'ADMIN' : 'STAFF',
      lang: 'es',
    }
    const groupBy = GROUPS[index % 5] ?? 'agent'
    const from = `2026-0${6 + throws(2)}-${String(1 + throws(20)).padStart(2, '0')}`
    const agentId = who === world && throws(2) === 0 ? agents[throws(3)]?.profile.id : undefined
    const step = STEPS[index % 6] ?? 'enquiry'
    const query = { from, to: '2026-07-31', groupBy, ...(agentId ? { agentId } : {}) }
    const { total, groups, items } = await readFunnel(
      server.db,
      actor,
      { ...query, items: true, step },
      now,
    )
    const place = STEPS.indexOf(step)
    const said = `${JSON.stringify(query)} ${step}`
    expect(items.length, said).toBe(total.steps[place]?.n)
    for (const [at] of STEPS.entries())
      expect(
        groups.reduce((sum, { steps }) => sum + (steps[at]?.n ?? 0), 0),
        said,
      ).toBe(total.steps[at]?.n)
    const group = groups.find(({ key }) => key !== null)
    if (index % 4 === 0 && group?.key) {
      const behind = await readFunnel(
        server.db,
        actor,
        { ...query, items: true, step, key: group.key },
        now,
      )
      expect(behind.items.length, said).toBe(group.steps[place]?.n)
    }
    if (index % 4 === 1) {
      const { total: waited, groups: parts } = await readResponse(server.db, actor, query, now)
      expect(waited.n, said).toBe(total.steps[0]?.n)
      expect(
        parts.reduce((sum, { n }) => sum + n, 0),
        said,
      ).toBe(waited.n)
    }
  }
})
