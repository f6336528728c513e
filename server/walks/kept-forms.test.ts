import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Referral } from '../../generated/model/index.ts'
import { buildApp } from '../app.ts'
import { readRoutes, type JsonSchema } from '../contract/routes.ts'
import { Stored } from '../contract/stored/index.ts'
import { sql } from '../db/index.ts'
import { referrals } from '../modules/referral/referral.fixture.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { narrowed, without } from './other-contract.ts'

/**
 * Forms that are written into columns of their own, under a version with lower limits: what it
 * showed by half, and is sent back as it was shown, is stored as it was.
 */
const all = readRoutes()
type Limit = [of: string, field: string, limits: JsonSchema]
const LIMITS: Limit[] = [
  ['ReferralHome', 'notes', { maxLength: 90 }],
  ['ReferralHome', 'address', { maxLength: 90 }],
  ['ReferralHome', 'area', { maximum: 50 }],
  ['ReferralOwner', 'ownerName', { maxLength: 90 }],
  ['ReferralPerson', 'name', { maxLength: 90 }],
  ['ReferralOwner', 'ownerPhone', { maxLength: 9 }],
  ['ReferralPerson', 'phone', { maxLength: 9 }],
]
const contract = LIMITS.reduce(
  (one, [of, field, limits]) => narrowed(one, of, field, limits),
  without(all.contract, 'ReferralHome', 'cadastralRef'),
)

let server: TestServer
let app: FastifyInstance
let pep: Person
let acts: ReturnType<typeof referrals>
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  acts = referrals(server)
  admin = await server.register({ agencyName: 'Portal Vell' })
  await acts.offer(admin)
  pep = await acts.referrer()
  app = await buildApp(
    { ...server.deps, config: { ...server.deps.config, exactReplies: false } },
    { withPages: false, routes: { ...all, contract } },
  )
}, 300_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await server.close()
})

const there = async (
  method: 'GET' | 'PATCH' | 'PUT',
  url: string,
  payload?: object,
): Promise<Referral> => {
  const older = new Stored(contract)
  const keep = Stored.prototype.keepForm
  vi.spyOn(Stored.prototype, 'keepForm').mockImplementation((component, before, next) =>
    keep.call(older, component, before, next),
  )
  const headers = { authorization: `Bearer ${pep.token}` }
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) })
  vi.restoreAllMocks()
  expect([reply.statusCode, reply.body]).toEqual([200, expect.any(String)])
  return reply.json()
}

it('of a home that was passed on its long texts, its area and its reference stay', async () => {
  const { id, version } = await acts.draft(pep, admin)
  const home = {
    municipalityIne: '07061',
    type: 'vivienda' as const,
    operation: 'V' as const,
    address: 'Camí de sa Lluna '.repeat(9).trim(),
    notes: 'Pregunta por la tarde. '.repeat(21).trim(),
    area: 152,
    cadastralRef: '9872023VH5797S0001WX',
  }
  acts.ok(
    await server.call('saveReferralHome', {
      token: pep.token,
      params: { id },
      body: { ...home, version },
    }),
  )
  const seen = await there('GET', `/api/v1/referral/${id}/`)
  expect([...(seen.home?.notes ?? '')]).toHaveLength(90)
  const body = { ...seen.home, version: seen.version }
  await there('PUT', `/api/v1/referral/${id}/home/`, body)
  expect((await acts.read(pep, id)).home).toEqual(home)
  // What was changed, or emptied, is.
  const again = { ...body, notes: 'Por la mañana', version: seen.version + 1 }
  const { address: _gone, ...emptied } = again
  await there('PUT', `/api/v1/referral/${id}/home/`, emptied)
  const now = (await acts.read(pep, id)).home
  expect([now?.notes, now?.address, now?.area]).toEqual(['Por la mañana', undefined, 152])
})

it('of its owner a long name and the phone stay', async () => {
  const { id, version } = await acts.draft(pep, admin)
  const name = 'Francesca de sa Torre de s’Horta Vella '.repeat(3).trim()
  const phone = '+34600111222'
  await sql`update referral set owner_name = ${name}, owner_phone = ${phone}
    where id = ${id}`.execute(server.db)
  const { owner } = await there('GET', `/api/v1/referral/${id}/`)
  expect([[...(owner?.name ?? '')].length, owner?.phone]).toEqual([90, null])
  const whole = await acts.read(pep, id)
  await there('PATCH', `/api/v1/referral/${id}/`, {
    version,
    ownerName: owner?.name,
    ownerEmail: owner?.email,
    relation: 'family',
    language: owner?.language,
    consent: true,
    agencyId: whole.agency?.id,
    termsId: whole.terms?.id,
  })
  expect((await acts.read(pep, id)).owner).toEqual({ ...whole.owner, relation: 'family' })
})
