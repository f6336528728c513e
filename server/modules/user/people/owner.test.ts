import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

/** An agency as it comes to be: somebody registers it, others come. */
async function agency(): Promise<{ owner: Person; other: Person; third: Person }> {
  const owner = await server.register()
  const other = await server.register({ role: 'ADMIN', agency: owner })
  const third = await server.register({ role: 'ADMIN', agency: owner })
  return { owner, other, third }
}
const idOf = ({ profile }: Person) => profile.id
const change = (by: Person, whom: Person, body: object) =>
  server.call('updateUser', { token: by.token, lang: 'en', params: { id: idOf(whom) }, body })
const leave = (by: Person, whom: Person, to: string | null = null) =>
  server.call('handOver', { token: by.token, params: { id: idOf(whom) }, body: { to }, lang: 'en' })
const give = (by: Person, whom: Person) =>
  server.call('setAgencyOwner', { token: by.token, lang: 'en', params: { id: idOf(whom) } })
const owners = async ({ token }: Person) =>
  (await server.call('listUsers', { token })).body.items
    .filter(({ owner }) => owner)
    .map(({ id }) => id)
const called = ({ profile }: Person) => `${profile.first_name} ${profile.last_name}`.trim()
const mailOf = async ({ email }: Person, subject: string | RegExp) =>
  (await server.mails())
    .filter(({ to }) => to === email)
    .find((mail) =>
      typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject),
    )?.text ?? ''
const news = async ({ token }: Person) =>
  (await server.call('listNotifications', { token })).body.items.map(({ title, body }) => [
    title,
    body,
  ])
const STAYS = /^They are the agency’s owner/

it('no other administrator lets them go or gives them another part, however they ask', async () => {
  const { owner, other, third } = await agency()
  expect(await owners(other)).toEqual([idOf(owner)])
  const wants = [
    [await change(other, owner, { active: false }), 'active'],
    [await change(other, owner, { role: 'STAFF' }), 'role'],
    [await leave(other, owner), 'active'],
    [await leave(other, owner, idOf(third)), 'active'],
  ] as const
  for (const [{ status, body }, field] of wants)
    expect([status, body]).toEqual([400, { [field]: expect.stringMatching(STAYS) }])
  expect((await change(owner, owner, { last_name: 'Vell' })).status).toBe(200)
  expect((await change(other, third, { role: 'STAFF' })).status).toBe(200)
  expect((await leave(owner, other)).status).toBe(200)
})

it('only they give it on; then they are an administrator like the others', async () => {
  const { owner, other, third } = await agency()
  const staff = await server.register({ role: 'STAFF', agency: owner })
  const elsewhere = await server.register()
  expect((await give(other, third)).status).toBe(403)
  expect((await give(other, other)).status).toBe(403)
  expect((await give(staff, other)).status).toBe(403)
  expect((await give(owner, staff)).status).toBe(406)
  expect((await give(owner, elsewhere)).status).toBe(404)
  expect((await give(owner, other)).body).toMatchObject({ id: idOf(other), owner: true })
  expect(await owners(owner)).toEqual([idOf(other)])
  expect((await give(owner, third)).status).toBe(403)
  expect((await change(owner, other, { role: 'STAFF' })).status).toBe(400)
  expect((await leave(other, owner)).status).toBe(200)
})

it('both hear of it by mail, who has it now in words to them, the others who it is', async () => {
  const { owner, other, third } = await agency()
  expect((await give(owner, other)).status).toBe(200)
  await server.runJobs()
  expect(await mailOf(owner, 'La titularidad de tu inmobiliaria en Llar ha cambiado')).toContain(
    ` a ${called(other)}. Tú sigues dirigiendo`,
  )
  expect(await mailOf(other, /^Ahora tienes la titularidad de /)).toMatch(
    /nadie más puede darte de baja[^]*\/auth\/perfil\/agentes$/,
  )
  expect(await news(other)).toContainEqual([
    'Ahora tienes la titularidad de la inmobiliaria',
    expect.stringContaining('darte de baja'),
  ])
  expect(await news(third)).toContainEqual([
    `${called(other)} tiene ahora la titularidad de la inmobiliaria`,
    expect.stringContaining('darle de baja'),
  ])
})

it('who leaves is told before and after whose it will be', async () => {
  const { owner, other } = await agency()
  const held = (whom: Person) =>
    server.call('getHoldings', { token: owner.token, params: { id: idOf(whom) } })
  expect((await held(owner)).body.nextOwner).toBe(called(other))
  expect((await held(other)).body.nextOwner).toBeNull()
  expect((await leave(owner, owner)).status).toBe(200)
  await server.runJobs()
  expect(await mailOf(owner, /^La titularidad de .* ha cambiado$/)).toContain(
    `La titularidad ha pasado a ${called(other)},`,
  )
  expect(await mailOf(other, /^Ahora tienes la titularidad de /)).not.toBe('')
})

it('who steps down leaves it to the administrator of longest standing, for good', async () => {
  const { owner, other, third } = await agency()
  expect((await change(owner, owner, { role: 'STAFF' })).status).toBe(200)
  expect(await owners(third)).toEqual([idOf(other)])
  expect((await change(other, owner, { role: 'ADMIN' })).status).toBe(200)
  expect(await owners(third)).toEqual([idOf(other)])
  expect((await leave(other, other, idOf(owner))).status).toBe(200)
  expect(await owners(third)).toEqual([idOf(owner)])
})

it('one that nobody is named for has the administrator of longest standing', async () => {
  const { owner, other } = await agency()
  const id = owner.profile.agency_ids[0] ?? ''
  await server.db.updateTable('agency').set({ owner_id: null }).where('id', '=', id).execute()
  expect(await owners(other)).toEqual([idOf(owner)])
  expect((await leave(other, owner)).status).toBe(400)
})
