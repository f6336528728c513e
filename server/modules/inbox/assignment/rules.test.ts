import { afterAll, beforeAll, expect, it } from 'vitest'
import type { InboxRule } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { office, type Office } from '../../chat/chat.fixture.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.server.close())

let asked = 0
const ask = async (change: object = {}) => {
  asked += 1
  const { body } = await all.server.call('createLead', {
    body: {
      propertyId: all.home,
      firstName: 'Klaus',
      email: `rules-${asked}@visitor.example`,
      message: `Hallo ${asked}`,
      language: 'de',
      consent: true,
      ...change,
    },
  })
  const { body: thread } = await all.server.call('getInboxThread', {
    token: all.admin.token,
    params: { id: body.id },
  })
  const { items } = (
    await all.server.call('listInboxMessages', { token: all.admin.token, params: { id: body.id } })
  ).body
  return {
    id: body.id,
    to: thread.assignedTo,
    why: items.find(({ kind }) => kind === 'assigned')?.why,
  }
}
const idOf = ({ profile }: Person): string => profile.id
const save = async (rules: InboxRule[], who = all.admin, fallbackTo: string | null = null) => {
  const { version } = (await all.server.call('getInboxRules', { token: all.admin.token })).body
  return all.server.call('saveInboxRules', {
    token: who.token,
    body: {
      rules,
      fallbackTo,
      clock: { goalMinutes: 30, days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
      version,
    },
  })
}

it('without a decision the home’s agent gets it, and the thread says so', async () => {
  expect(await ask()).toMatchObject({
    to: idOf(all.agent),
    why: { rule: 'home_agent', detail: null, away: [] },
  })
})

it('the first rule that fits decides: language, island, municipality, operation, else the home’s agent', async () => {
  expect(
    (
      await save([
        { kind: 'language', languages: ['en'], agents: [idOf(all.admin)] },
        { kind: 'municipality', municipalities: ['07061'], agents: [idOf(all.other)] },
        { kind: 'home_agent' },
      ])
    ).status,
  ).toBe(200)
  expect(await ask()).toMatchObject({
    to: idOf(all.other),
    why: { rule: 'municipality', detail: '07061' },
  })
  expect(await ask({ language: 'en' })).toMatchObject({
    to: idOf(all.admin),
    why: { rule: 'language', detail: 'en' },
  })
  await save([
    { kind: 'island', islands: ['MENORCA'], agents: [idOf(all.other)] },
    { kind: 'operation', operations: ['V'], agents: [idOf(all.other)] },
  ])
  expect(await ask()).toMatchObject({
    to: idOf(all.other),
    why: { rule: 'operation', detail: 'V' },
  })
  await save([{ kind: 'island', islands: ['MALLORCA'], agents: [idOf(all.admin)] }])
  expect(await ask()).toMatchObject({
    to: idOf(all.admin),
    why: { rule: 'island', detail: 'MALLORCA' },
  })
})

it('several take turns; who is away is passed over and named; conversations follow the same rules', async () => {
  await save([{ kind: 'turn', agents: [idOf(all.agent), idOf(all.other)] }])
  expect([(await ask()).to, (await ask()).to, (await ask()).to]).toEqual([
    idOf(all.agent),
    idOf(all.other),
    idOf(all.agent),
  ])
  const now = Date.now()
  const off = await all.server.call('createAgendaEvent', {
    token: all.other.token,
    body: {
      kind: 'unavailability',
      startsAt: new Date(now - 3_600_000).toISOString(),
      endsAt: new Date(now + 6 * 3_600_000).toISOString(),
    },
  })
  expect(off.status).toBe(201)
  expect((await all.server.call('getInboxRules', { token: all.admin.token })).body.awayNow).toEqual(
    [idOf(all.other)],
  )
  expect((await ask()).to).toBe(idOf(all.agent))
  await save(
    [{ kind: 'language', languages: ['de'], agents: [idOf(all.other)] }],
    all.admin,
    idOf(all.agent),
  )
  expect(await ask()).toMatchObject({
    to: idOf(all.agent),
    why: { rule: 'fallback', away: [expect.stringContaining('Aina')] },
  })
  await save([{ kind: 'turn', agents: [idOf(all.admin)] }])
  const { id } = await all.begun()
  expect(
    (await all.server.call('getInboxThread', { token: all.admin.token, params: { id } })).body
      .assignedTo,
  ).toBe(idOf(all.admin))
})

it('a rule of which a later version knows more gives nothing away, and takes nobody’s turn', async () => {
  await save([
    { kind: 'turn', agents: [idOf(all.agent), idOf(all.admin)] },
    { kind: 'language', languages: ['de'], agents: [idOf(all.admin)] },
  ])
  await sql`update inbox_rule set doc = jsonb_set(doc, '{rules,0,priceMin}', '100000000'),
    turns = '{}'`.execute(all.server.db)
  expect(await ask()).toMatchObject({ to: idOf(all.admin), why: { rule: 'language' } })
  const { rows } = await sql`select turns from inbox_rule`.execute(all.server.db)
  expect(rows).toEqual([{ turns: {} }])
})

it('only an ADMIN decides; what says too little, a stranger and a stale version are refused in words', async () => {
  expect((await save([{ kind: 'home_agent' }], all.agent)).status).toBe(403)
  expect((await save([{ kind: 'island', agents: [] }])).body).toEqual({
    'rules.0.islands': 'Elige al menos uno',
    'rules.0.agents': 'Elige quién lo recibe',
  })
  expect((await save([{ kind: 'turn', agents: [idOf(all.stranger)] }])).body).toEqual({
    'rules.0.agents': 'Elige a alguien de tu inmobiliaria que siga en ella',
  })
  const { body } = await all.server.call('getInboxRules', { token: all.admin.token })
  expect(
    (
      await all.server.call('saveInboxRules', {
        token: all.admin.token,
        body: { rules: body.rules, fallbackTo: null, clock: body.clock, version: body.version - 1 },
      })
    ).status,
  ).toBe(409)
})

it('by hand somebody else gets it, with a note; who had it loses sight of it, who gets it is told', async () => {
  await save([{ kind: 'turn', agents: [idOf(all.agent)] }])
  const { id } = await all.begun()
  const give = (who: Person, to: string) =>
    all.server.call('assignInboxThread', {
      token: who.token,
      params: { id },
      body: { assignedTo: to, note: 'Habla alemán.' },
    })
  expect((await give(all.agent, idOf(all.stranger))).body).toEqual({
    assignedTo: 'Elige a alguien de tu inmobiliaria que siga en ella',
  })
  const told = await give(all.agent, idOf(all.other))
  expect(told.body.assignedTo).toBe(idOf(all.other))
  const { items } = (
    await all.server.call('listInboxMessages', { token: all.other.token, params: { id } })
  ).body
  expect(items.at(-1)).toMatchObject({
    kind: 'assigned',
    text: 'Habla alemán.',
    why: { rule: 'hand' },
  })
  expect(
    (await all.server.call('countInbox', { token: all.other.token })).body.unread,
  ).toBeGreaterThan(0)
  expect(
    (await all.server.call('getChat', { token: all.other.token, params: { id } })).status,
  ).toBe(200)
  expect(
    (await all.server.call('listNotifications', { token: all.other.token })).body.items.map(
      ({ body }) => body,
    ),
  ).toContain('Habla alemán.')
})
