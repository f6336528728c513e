import { describe, expect, it } from 'vitest'
import type { Property } from '../../generated/model/index.ts'
import {
  base,
  byName,
  contract,
  expectCatalogue,
  hostile,
  NAUGHTY,
  naughtyFor,
  writes,
} from './hostile.ts'
import { differences, filled } from './texts.ts'
import { makeWorld } from './world.ts'

const here = hostile()
const bodyOf = (schema: Record<string, unknown> | undefined, text: string): unknown =>
  filled(schema ?? {}, contract.$defs, text, base) ?? {}
/**
 * Operations in whose body at least one text may be typed at will: others would be sent the same
 * body each time.
 */
const free = writes.filter(
  ({ body }) =>
    JSON.stringify(bodyOf(body?.schema, 'one')) !== JSON.stringify(bodyOf(body?.schema, 'two')),
)

describe('naughty strings in every free text', () => {
  it('meets most operations that write', () =>
    expect(free.length).toBeGreaterThan(writes.length / 2))

  it.each(free.map((route) => [route.operationId, route] as const))(
    '%s',
    async (_name, route) => {
      for (const text of naughtyFor(route)) {
        const { status, body: answer } = await here.send(route, bodyOf(route.body?.schema, text))
        expectCatalogue(status, answer, JSON.stringify(text))
      }
    },
    120_000,
  )

  it('comes back unchanged from a home', async () => {
    const { server, token } = here
    const made = await server.call('createProperty', {
      token,
      body: { basics: { type: 'vivienda', offers: [{ operation: 'V' }] } },
    })
    let { version, id } = made.body as Property
    const step = { $ref: '#/PropertyTexts' }
    for (const text of NAUGHTY.filter((one) => one.trim() !== '')) {
      const texts = filled(step, contract.$defs, text, base)
      const saved = await server.call('updateProperty', {
        token,
        params: { id },
        body: { version, texts },
      })
      if (saved.status === 400) continue // refused in words, nothing stored: control characters and the like
      expect(saved.status, JSON.stringify(text)).toBe(200)
      ;({ version, id } = saved.body as Property)
      const read = await server.call('getProperty', { token, params: { id } })
      expect(differences(texts, (read.body as Property).texts), JSON.stringify(text)).toEqual([])
    }
  }, 60_000)

  it('is refused in no more than a handful of cases', async () => {
    const propertyId = (await makeWorld(here.server, 'Asked')).paramsOf(byName('getProperty'))['id']
    let refused = 0
    for (const [at, text] of NAUGHTY.entries()) {
      const { status } = await here.send(byName('createLead'), {
        propertyId,
        firstName: 'A',
        email: `asker-${at}@rig.example`,
        message: text || 'x',
        consent: true,
      })
      if (status !== 201) refused += 1
    }
    expect(refused).toBeLessThan(12)
  }, 60_000)
})
