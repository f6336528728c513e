import { afterAll, beforeAll, expect, it } from 'vitest'
import { addLine } from '../../contract/audit/line.ts'
import { inTransaction, sql } from '../../db/index.ts'
import { refuseFirst } from '../../testing/first-refused.ts'
import type { Person } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { dayAhead } from '../../walks/world-programs.ts'
import { runAudit } from './command.ts'
import { jobs, sweepChain } from './jobs.ts'
import { checkChain } from './verify.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.close())

const agencyOf = (person: Person): string => person.profile.agency_ids[0] ?? ''

/** An agency with a key made and ended, and an agent who was refused. */
async function world(name: string) {
  const boss = await server.register({ role: 'ADMIN', agencyName: name })
  const agent = await server.register({ role: 'STAFF', agency: boss })
  const { token } = boss
  const before = (await server.call('listAuditLines', { token })).body.items.length
  const body = { name: 'Web', scopes: ['read:property' as const], expiresOn: dayAhead(30) }
  const made = await server.call('createKey', { token, body })
  await server.call('revokeKey', { token, params: { id: made.body.key.id } })
  await server.call('createKey', { token: agent.token, body })
  return { boss, agent, before, keyId: made.body.key.id, agencyId: agencyOf(boss) }
}
const listed = async (who: Person, query = {}) =>
  (await server.call('listAuditLines', { token: who.token, query })).body.items
const act = (agencyId: string, operation: string, at = new Date()) => ({
  agencyId,
  at,
  actorId: null,
  sessionId: null,
  keyId: null,
  operation,
  subject: 'key',
  outcome: 'done' as const,
  detail: [{ field: 'role', values: ['STAFF'] }],
})

it('says who did what, and who was refused, with codes and no texts', async () => {
  const { boss, agent, keyId } = await world('Linies')
  const [refused, ended, made] = await listed(boss)
  expect(refused).toMatchObject({
    actorId: agent.profile.id,
    operation: 'createKey',
    outcome: 'refused',
  })
  expect(ended).toMatchObject({ operation: 'revokeKey', kind: 'key', subjectId: keyId })
  expect(made).toMatchObject({ actorId: boss.profile.id, subjectId: keyId, outcome: 'done' })
  expect(made?.changes).toEqual([
    { field: 'name', values: [] },
    { field: 'scopes', values: ['read:property'] },
    { field: 'expiresOn', values: [] },
  ])
  expect(await listed(boss, { outcome: 'refused' })).toHaveLength(1)
  const theirs = await listed(boss, { actorId: agent.profile.id })
  expect(theirs.map(({ operation }) => operation)).toEqual(['createKey', 'joinByInvitation'])
  expect(await listed(boss, { subject: `key/${keyId}` })).toHaveLength(2)
  expect(await listed(boss, { operation: 'revokeKey' })).toHaveLength(1)
  expect(await listed(boss, { day: '2001-01-01' })).toHaveLength(0)
})

it('tells where money goes from now on, and not the account', async () => {
  const { token } = await server.register({ role: 'ADMIN', agencyName: 'Diners' })
  const iban = 'ES9121000418450200051332'
  const saved = await server.call('updateSeller', { token, body: { version: 0, iban } })
  expect(saved.status).toBe(200)
  const { body } = await server.call('listAuditLines', { token })
  expect(body.items[0]).toMatchObject({ operation: 'updateSeller', kind: 'payout' })
  // Ids and hashes may hold any digits.
  const said = body.items.map(({ hash: _h, id: _i, actorId: _a, subjectId: _s, ...rest }) => rest)
  expect(JSON.stringify(said)).not.toContain('1332')
})

it('is read neither by an agent nor by a rival', async () => {
  const { agent, keyId } = await world('Meva')
  for (const name of ['listAuditLines', 'checkAudit', 'exportAuditLines'] as const)
    expect((await server.call(name, { token: agent.token })).status).toBe(403)
  const rival = await server.register({ role: 'ADMIN', agencyName: 'Rival' })
  expect(await listed(rival, { subject: `key/${keyId}` })).toEqual([])
})

it('an act that rolls back leaves no line', async () => {
  const { boss } = await world('Enrere')
  const before = (await listed(boss)).length
  const body = { name: ' ', scopes: ['read:property' as const], expiresOn: dayAhead(30) }
  expect((await server.call('createKey', { token: boss.token, body })).status).toBe(400)
  expect(await listed(boss)).toHaveLength(before)
})

it('a line that cannot be written takes its act back', async () => {
  const { boss, agencyId } = await world('Junts')
  // The next number is taken, so the line meets what is there.
  await sql`update audit_chain set last_number = last_number - 1 where agency_id = ${agencyId}`.execute(
    server.db,
  )
  const { token } = boss
  const body = { parts: ['records' as const] }
  expect((await server.call('createTakeout', { token, body })).status).toBe(406)
  expect((await server.call('listTakeouts', { token })).body.items).toEqual([])
})

it('writers at once on connections of their own keep one chain', async () => {
  const { boss, agencyId } = await world('Alhora')
  await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      inTransaction(server.db, (trx) => addLine(trx, act(agencyId, `act${at}`))),
    ),
  )
  const { body } = await server.call('checkAudit', { token: boss.token })
  expect(body).toMatchObject({ whole: true, first: 1, brokenAt: null })
  expect(body.last).toBeGreaterThanOrEqual(27)
})

it.each([
  ['removed', sql`delete from audit where number = 2 and agency_id = `, 2, 'missing'],
  [
    'changed',
    sql`update audit set operation = 'x' where number = 2 and agency_id = `,
    2,
    'changed',
  ],
  [
    'changed in what was sent',
    sql`update audit set detail = '[{"field":"role","values":["ADMIN"]}]' where number = 2 and agency_id = `,
    2,
    'changed',
  ],
  ['the last one removed', sql`delete from audit where number = 3 and agency_id = `, 3, 'missing'],
  [
    'moved',
    sql`update audit set number = case number when 2 then 103 else 102 end
      where number in (2, 3) and agency_id = `,
    2,
    'missing',
  ],
] as const)('%s: it is found and named', async (name, spoil, at, fault) => {
  const { profile } = await server.register({ role: 'ADMIN', agencyName: `Trencada ${name}` })
  const agencyId = profile.agency_ids[0] ?? ''
  await sql`delete from audit where agency_id = ${agencyId}`.execute(server.db)
  await sql`delete from audit_chain where agency_id = ${agencyId}`.execute(server.db)
  for (const one of ['a', 'b', 'c'])
    await inTransaction(server.db, (trx) => addLine(trx, act(agencyId, one)))
  await sql`${spoil}${agencyId}`.execute(server.db)
  expect(await checkChain(server.db, agencyId)).toMatchObject({ whole: false, brokenAt: at, fault })
  const { lines, code } = await runAudit(['verify', agencyId], server.deps)
  expect([code, lines]).toEqual([1, [`${agencyId}\tbroken at line ${at}: ${fault}`]])
})

it('two lines that change places are found', async () => {
  const { profile } = await server.register({ role: 'ADMIN', agencyName: 'Canviades' })
  const agencyId = profile.agency_ids[0] ?? ''
  for (const one of ['a', 'b', 'c'])
    await inTransaction(server.db, (trx) => addLine(trx, act(agencyId, one)))
  for (const [from, to] of [
    [1, 99],
    [2, 1],
    [99, 2],
  ])
    await sql`update audit set number = ${to} where number = ${from} and agency_id = ${agencyId}`.execute(
      server.db,
    )
  expect(await checkChain(server.db, agencyId)).toMatchObject({ whole: false, brokenAt: 1 })
})

it('what is swept after two years keeps the rest provable', async () => {
  const { profile } = await server.register({ role: 'ADMIN', agencyName: 'Vella' })
  const agencyId = profile.agency_ids[0] ?? ''
  const old = new Date('2020-01-01T10:00:00Z')
  for (const [name, at] of [
    ['a', old],
    ['b', old],
    ['c', new Date()],
  ] as const)
    await inTransaction(server.db, (trx) => addLine(trx, act(agencyId, name, at)))
  await inTransaction(server.db, (trx) => sweepChain(trx, agencyId, new Date('2022-01-01')))
  expect(await checkChain(server.db, agencyId)).toMatchObject({ whole: true, first: 3, last: 3 })
})

it('leaves as a file, which is a line itself', async () => {
  const { boss } = await world('Fitxer')
  const { status, headers } = await server.call('exportAuditLines', { token: boss.token })
  expect([status, String(headers['content-type'])]).toEqual([200, 'text/csv; charset=utf-8'])
  expect((await listed(boss))[0]).toMatchObject({ operation: 'exportAuditLines', kind: 'audit' })
})

it('an agency whose log cannot be swept keeps no other’s from it', async () => {
  const two = [await world('Una'), await world('Dues')]
  const ids = two.map(({ agencyId }) => agencyId)
  await server.db
    .updateTable('audit')
    .set({ at: new Date('2020-01-01') })
    .where('agency_id', 'in', ids)
    .execute()
  const swept = async () =>
    (
      await server.db
        .selectFrom('audit_chain')
        .select('agency_id')
        .where('agency_id', 'in', ids)
        .where('swept_number', '>', 0)
        .execute()
    ).length
  const job = jobs.find(({ kind }) => kind === 'audit.sweep')
  const sweep = () => job?.handler({}, server.deps)
  const end = await refuseFirst(server.db, 'audit_chain')
  await expect(sweep()).rejects.toThrow('refused')
  await end()
  expect(await swept()).toBe(1)
})
