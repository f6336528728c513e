import { describe, expect, it } from 'vitest'
import type { Property } from '../../generated/model/index.ts'
import { say } from '../contract/messages.ts'
import { published } from '../modules/property/testing/homes.fixture.ts'
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
import { inTurn, scaled } from '../testing/scaled.ts'
import { differences, filled } from './texts.ts'

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

const PLACES = ['title', 'description', 'metaDescription'].flatMap((name) =>
  ['es', 'en', 'ca', 'de'].map((lang): [string, string | null] => [name, lang]),
)
PLACES.push(['agentHook', null], ['internalNotes', null])
/** Strings that a home takes in one save, each in a text of its own. TESTS=all: each in all texts. */
const AT_ONCE = scaled(PLACES.length, 1)

/** The texts of a home, in turn with these strings. */
function textsOf(strings: string[]): Record<string, unknown> {
  const out: Record<string, Record<string, string> | string> = {}
  for (const [at, [name, lang]] of PLACES.entries()) {
    const text = strings[at % strings.length] ?? ''
    const whole = filled({ $ref: '#/PropertyTexts' }, contract.$defs, text, base)
    const part = (whole as Record<string, string | { es: string }>)[name] ?? ''
    if (lang === null || typeof part === 'string') out[name] = part as string
    else out[name] = { ...(out[name] as Record<string, string>), [lang]: part.es }
  }
  return out
}

describe('naughty strings in every free text', () => {
  it('meets most operations that write', () =>
    expect(free.length).toBeGreaterThan(writes.length / 2))

  it.each(free.map((route) => [route.operationId, route] as const))('%s', async (_name, route) => {
    for (const text of naughtyFor(route)) {
      const { status, body: answer } = await here.send(route, bodyOf(route.body?.schema, text))
      expectCatalogue(status, answer, JSON.stringify(text))
    }
  })

  // None of the list above is one of these, and the database refuses a NUL by itself, in words that
  // name no field; half a letter it would keep as another one.
  it('what is no text is refused by its field, everywhere', async () => {
    const words = (['es', 'en', 'ca', 'de'] as const).map((lang) => say(lang, 'badText'))
    let named = 0
    for (const [at, route] of free.entries()) {
      const text = at % 2 === 0 ? '\ud800 half' : '\0 none'
      const { status, body } = await here.send(route, bodyOf(route.body?.schema, text), 'json')
      expect(status, route.operationId).toBeGreaterThanOrEqual(400)
      expectCatalogue(status, body, route.operationId)
      if (words.includes(String(Object.values(body as object)[0]))) named += 1
    }
    // The others are no act of hers, or lack a query.
    expect(named).toBeGreaterThan(free.length * 0.75)
  })

  it('comes back unchanged from a home', async () => {
    const { server, token } = here
    const made = await server.call('createProperty', {
      token,
      body: { basics: { type: 'vivienda', offers: [{ operation: 'V' }] } },
    })
    let { version, id } = made.body as Property
    const trip = async (strings: string[]): Promise<void> => {
      const texts = textsOf(strings)
      const saved = await server.call('updateProperty', {
        token,
        params: { id },
        body: { version, texts } as never,
      })
      // Refused in words, nothing stored: control characters and the like. The others come alone.
      if (saved.status === 400) {
        const half = Math.floor(strings.length / 2)
        for (const part of [strings.slice(0, half), strings.slice(half)])
          if (part.length > 0 && part.length < strings.length) await trip(part)
        return
      }
      expect(saved.status, JSON.stringify(strings)).toBe(200)
      ;({ version, id } = saved.body as Property)
      const read = await server.call('getProperty', { token, params: { id } })
      expect(differences(texts, (read.body as Property).texts)).toEqual([])
    }
    const all = NAUGHTY.filter((one) => one.trim() !== '')
    for (let at = 0; at < all.length; at += AT_ONCE) await trip(all.slice(at, at + AT_ONCE))
  })

  it('is refused in no more than a handful of cases', async () => {
    const { server } = here
    const { id: propertyId } = await published(server, await server.register({ role: 'ADMIN' }))
    let refused = 0
    // An enquiry is dear, and each string meets other operations.
    const asked = NAUGHTY.filter((_text, at) => inTurn(4, at))
    for (const [at, text] of asked.entries()) {
      const { status } = await here.send(byName('createLead'), {
        propertyId,
        firstName: 'A',
        email: `asker-${at}@rig.example`,
        message: text || 'x',
        consent: true,
      })
      if (status !== 201) refused += 1
    }
    expect(refused).toBeLessThan(asked.length / 40)
  })
})
