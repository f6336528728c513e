import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXPORTED, type Exported } from '../../contract/exported.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dayAhead } from '../../walks/world-programs.ts'
import { tellExported } from './exported.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

/** An agency of two ADMINs and an agent, with one contact. */
async function agency() {
  const boss = await server.register({ role: 'ADMIN' })
  const second = await server.register({ role: 'ADMIN', agency: boss })
  const agent = await server.register({ role: 'STAFF', agency: boss })
  const body = { person: { firstName: 'Catalina', lastName: 'Oliver' }, shared: true }
  const made = await server.call('createContact', { token: boss.token, body })
  await server.runJobs()
  return { boss, second, agent, contact: made.body.id }
}
/** The same contact once more, so many times. */
async function copies(contact: string, many: number) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = 'contact' and is_generated = 'NEVER' and column_name <> 'id'`.execute(
    server.db,
  )
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`insert into contact (id, ${columns}) select gen_random_uuid(), ${columns}
    from contact, generate_series(1, ${many}) where id = ${contact}`.execute(server.db)
}
const download = async (token: string, format: 'csv' | 'vcard' = 'csv') =>
  (await server.call('exportContacts', { token, query: { format } })).status
const WORDS = /se ha descargado un archivo con (\S+) contactos/
const told = async ({ email, token }: Person) => {
  await server.runJobs()
  const mails = (await server.mails()).filter(
    ({ to, subject }) => to === email && WORDS.test(subject),
  )
  const news = (await server.call('listNotifications', { token })).body.items
  return { mails, news: news.filter(({ title }) => WORDS.test(title)) }
}

it('a file of more than 500 contacts is told to each ADMIN, once for each file, with who and how many', async () => {
  const { boss, second, agent, contact } = await agency()
  await copies(contact, 499)
  expect(await download(boss.token)).toBe(200)
  expect(await told(boss)).toEqual({ mails: [], news: [] })
  await copies(contact, 1)
  expect(await download(boss.token, 'vcard')).toBe(200)
  for (const one of [boss, second]) {
    const { mails, news } = await told(one)
    expect([mails.length, news.length]).toEqual([1, 1])
    expect(WORDS.exec(mails[0]?.subject ?? '')?.[1]).toBe('501')
    expect(mails[0]?.text).toContain('/auth/perfil/agentes?parte=registro')
    expect(news[0]?.body).toContain(boss.profile.first_name)
  }
  expect(await told(agent)).toEqual({ mails: [], news: [] })
  await download(boss.token)
  expect((await told(second)).mails).toHaveLength(2)
})

it('and once though the job that tells it runs again', async () => {
  const { boss, second, contact } = await agency()
  await copies(contact, 500)
  await download(boss.token)
  const { rows } = await sql<{ payload: Exported }>`select payload from job
    where kind = ${EXPORTED} and owner = ${boss.profile.agency_ids[0]}`.execute(server.db)
  for (const { payload } of [...rows, ...rows]) {
    await tellExported(payload, server.deps)
    const { mails, news } = await told(second)
    expect([mails.length, news.length]).toEqual([1, 1])
  }
})

it('a key’s file is told once a day, with the name of the key', async () => {
  const { boss, second, contact } = await agency()
  await copies(contact, 500)
  const body = { name: 'Nightly', scopes: ['read:contact' as const], expiresOn: dayAhead(30) }
  const key = (await server.call('createKey', { token: boss.token, body })).body.secret
  expect([await download(key), await download(key)]).toEqual([200, 200])
  const { mails, news } = await told(second)
  expect([mails.length, news.length]).toEqual([1, 1])
  expect(news[0]?.body).toContain('con la clave «Nightly»')
})

it('what cannot be written down does not go out', async () => {
  const { boss, contact } = await agency()
  await copies(contact, 500)
  const { jobs } = server.deps
  const add = jobs.add.bind(jobs)
  jobs.add = () => Promise.reject(new Error('no job'))
  expect(await download(boss.token)).toBe(500)
  jobs.add = add
})
