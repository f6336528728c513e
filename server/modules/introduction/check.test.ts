import { afterAll, describe, expect, it } from 'vitest'
import { sql, uuidv7 } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { threeAgencies } from './introduction.fixture.ts'

const server = await startTestServer()
const { acts, aina, joana, marc, agent, home } = await threeAgencies(server)
afterAll(() => server.close())

describe('a check', () => {
  it('needs an own contact and a home that is shared with the agency: else 404', async () => {
    const contact = await acts.client(joana)
    const status = async (who: Person, propertyId: string, contactId: string) => [
      (await acts.check(who, propertyId, contactId)).status,
      (await acts.introduce(who, propertyId, contactId)).status,
    ]
    const foreign = await acts.client(marc)
    const draft = (
      await server.call('createProperty', {
        token: aina.token,
        body: acts.shareable('LE-D') as never,
      })
    ).body.id
    const own = await acts.publish(joana, acts.shareable('LE-J'))
    expect(await status(joana, home, foreign)).toEqual([404, 404])
    expect(await status(joana, home, uuidv7())).toEqual([404, 404])
    expect(await status(joana, draft, contact)).toEqual([404, 404])
    expect(await status(joana, uuidv7(), contact)).toEqual([404, 404])
    expect(await status(joana, own, contact)).toEqual([404, 404])
    expect(await status(agent, home, contact)).toEqual([404, 404])
    const nobody = (
      await server.call('createContact', {
        token: joana.token,
        body: { person: { firstName: 'Sense' } },
      })
    ).body.id
    const unreachable = await acts.check(joana, home, nobody)
    expect([unreachable.status, Object.keys(unreachable.body)]).toEqual([400, ['contactId']])
    const odd = await server.call('checkIntroduction', {
      token: joana.token,
      body: { propertyId: 'x', contactId: contact },
    })
    expect(odd.body).toHaveProperty('propertyId')
    const strong = await server.call('createIntroduction', {
      token: joana.token,
      body: { propertyId: home, contactId: contact, evidence: 'visit_signed' as never },
    })
    expect([strong.status, Object.keys(strong.body)]).toEqual([400, ['evidence']])
  })

  it('is possible 30 times a day, shown to whose home it is, and no way round it by many addresses', async () => {
    const busy = await server.register({ role: 'STAFF', agency: joana })
    const one = await acts.client(busy)
    for (let left = 29; left >= 28; left -= 1)
      expect((await acts.check(busy, home, one)).body.left).toBe(left)
    const many = await server.call('createContact', {
      token: busy.token,
      body: {
        person: { firstName: 'Llista' },
        reach: {
          phones: Array.from({ length: 20 }, (_, n) => ({ number: `+346200000${10 + n}` })),
        },
      },
    })
    expect((await acts.check(busy, home, many.body.id)).body.left).toBe(23)
    for (let i = 0; i < 4; i += 1) await acts.check(busy, home, many.body.id)
    const at = await Promise.all([1, 2, 3, 4, 5].map(() => acts.check(busy, home, one)))
    expect(at.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 406, 406])
    // It is written down with none left, and not told whether it was the first.
    const late = await acts.introduce(busy, home, await acts.client(busy))
    expect([late.status, late.body.first]).toEqual([201, null])
    // What was checked that day may be introduced: it tells nothing more.
    expect((await acts.introduce(busy, home, one)).body.first).toBe(true)
    const { items } = (await server.call('listIntroductionChecks', { token: aina.token })).body
    expect(items[0]).toMatchObject({ agencyName: 'Illa de Vent', introduced: false })
    expect(items[0]?.home).toMatchObject({ id: home, ref: 'LE-1' })
    expect(JSON.stringify(items)).not.toMatch(/Klaus|Llista|\+346/)
    // A new day begins in the islands.
    await sql`update introduction_check set at = at - interval '25 hours'`.execute(server.db)
    expect((await acts.check(busy, home, one)).body.left).toBe(29)
  })

  it('is left 30 times until midnight in the islands, as who asks can read', async () => {
    const busy = await server.register({ role: 'STAFF', agency: joana })
    const user = await server.register({ role: 'USER' })
    const left = async (who: Person) =>
      (await server.call('getIntroductionAllowance', { token: who.token })) as {
        status: number
        body: { left: number; most: number; renewsAt: string }
      }
    expect((await left(busy)).body).toMatchObject({ left: 30, most: 30 })
    await acts.check(busy, home, await acts.client(busy))
    const { body } = await left(busy)
    expect(body.left).toBe(29)
    const at = new Date(body.renewsAt)
    expect(at.toLocaleTimeString('en-GB', { timeZone: 'Europe/Madrid' })).toBe('00:00:00')
    expect(at.getTime() - server.deps.now().getTime()).toBeGreaterThan(0)
    expect(at.getTime() - server.deps.now().getTime()).toBeLessThanOrEqual(25 * 3_600_000)
    expect((await left(user)).status).toBe(403)
  })

  it('stands with the introductions in all that is kept of a person', async () => {
    const contact = await acts.client(marc)
    await acts.check(marc, home, contact)
    await acts.introduce(marc, home, contact)
    const file = await server.inject({
      method: 'GET',
      url: `/api/v1/contact/${contact}/person/`,
      headers: { authorization: `Token ${marc.token}` },
    })
    expect(file.json()).toMatchObject({
      introductions: [
        { evidence: 'declared', property_id: home },
        { check: { property_id: home, introduced: false } },
      ],
    })
  })

  it('is another one once the contact has other addresses: introducing counts again', async () => {
    const busy = await server.register({ role: 'STAFF', agency: joana })
    const one = await acts.client(busy)
    expect((await acts.check(busy, home, one)).body.left).toBe(29)
    expect((await acts.introduce(busy, home, one)).status).toBe(201)
    expect((await acts.check(busy, home, one)).body.left).toBe(28)
    await acts.addPhone(busy, one, '+34611000071')
    expect((await acts.introduce(busy, home, one)).status).toBe(201)
    expect((await acts.check(busy, home, one)).body.left).toBe(26)
  })
})
