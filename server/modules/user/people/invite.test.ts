import { afterAll, afterEach, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { ServiceAway } from '../../../ports/away.ts'
import { sendMail } from '../mails.ts'
import { inviting } from './invite.fixture.ts'

const DAY = 86_400_000
/** Milliseconds that the server's clock runs ahead. */
const clock = { ahead: 0 }
const { server, boss, invite, resend, withdraw, links, takeUp, accept, look, joinLink } =
  await inviting({ now: () => new Date(Date.now() + clock.ahead) })
afterAll(() => server.close())
afterEach(() => void (clock.ahead = 0))

it('waits for a week, is sent again with another link, and is over once it is taken up', async () => {
  const marc = await invite('marc@rig.example')
  expect(
    Date.parse(marc.invitation?.expiresAt ?? '') - Date.parse(marc.invitation?.sentAt ?? ''),
  ).toBe(7 * 86_400_000)
  const [first] = await links('marc@rig.example')
  expect((await resend(marc.id)).status).toBe(200)
  const again = (await links('marc@rig.example')).at(-1)
  expect(again).not.toBe(first)
  expect((await takeUp(first)).status).toBe(400)
  const came = await takeUp(again)
  expect([came.status, came.body.role]).toEqual([200, 'STAFF'])
  expect((await takeUp(again)).status).toBe(400)
  expect(
    (await server.call('getUser', { token: boss.token, params: { id: marc.id } })).body.invitation,
  ).toBeNull()
  expect([(await resend(marc.id)).body, (await withdraw(marc.id)).status]).toEqual([
    { detail: 'Ya ha entrado: no hay invitación que cambiar' },
    406,
  ])
})

it.each([
  ['while no mail server was there', 5, 'ready'],
  ['given up, and sent by the operator’s word', 8, 'dead'],
] as const)(
  'keeps the seven days that its mail promises, though it went out days later: %s',
  async (_how, days, state) => {
    const email = `late-${days}@rig.example`
    const { id } = await invite(email)
    await server.db.updateTable('job').set({ state }).where('kind', '=', 'user.mail').execute()
    clock.ahead = days * DAY
    await server.db.updateTable('job').set({ state: 'ready' }).execute()
    const [link] = await links(email)
    // List, row and link say the same.
    const { rows } = await sql<{ lasts: number }>`
      select extract(epoch from l.expires_at - u.invited_at)::float8 as lasts
      from app_user u join password_link l on l.user_id = u.id where u.id = ${id}`.execute(
      server.db,
    )
    expect(rows).toEqual([{ lasts: (7 * DAY) / 1000 }])
    clock.ahead += 7 * DAY - 60_000
    expect((await takeUp(link)).status).toBe(200)
  },
)

it('is as old as it is while no mail server takes it, and as young as its link once one does', async () => {
  const email = 'away@rig.example'
  const { id } = await invite(email)
  const invitedAt = async () => {
    const { rows } = await sql<{ at: Date; lasts: number | null }>`
      select u.invited_at as at, (select max(extract(epoch from l.expires_at - u.invited_at))::float8
        from password_link l where l.user_id = u.id) as lasts
      from app_user u where u.id = ${id}`.execute(server.db)
    return rows[0]
  }
  const before = await invitedAt()
  clock.ahead = 2 * DAY
  const away = { where: 'test', send: () => Promise.reject(new ServiceAway('mail', 'SMTP away')) }
  const sent = sendMail({ kind: 'invite', userId: id }, { ...server.deps, mail: away })
  await expect(sent).rejects.toThrow('SMTP away')
  expect((await invitedAt())?.at).toEqual(before?.at)
  await sendMail({ kind: 'invite', userId: id }, server.deps)
  const after = await invitedAt()
  expect(after?.at.getTime()).toBeGreaterThanOrEqual((before?.at.getTime() ?? 0) + 2 * DAY)
  expect(after?.lasts).toBe((7 * DAY) / 1000)
})

it('names the agency in its mail, but no address or number of one that nobody has confirmed', async () => {
  const { mails, db } = server
  const mailed = async (agencyName: string, proved: boolean) => {
    const by = await server.register({ agencyName, unproved: true })
    const email = `${by.profile.id}@rig.example`
    if (proved)
      await db
        .updateTable('app_user')
        .set({ email_verified_at: new Date() })
        .where('id', '=', by.profile.id)
        .execute()
    const body = { email, first_name: 'Marc', role: 'STAFF' } as const
    await server.call('createUser', { token: by.token, body })
    await server.runJobs()
    const mail = (await mails()).find(({ to }) => to === email)
    return mail?.subject.replace(/ te invita.*/, '')
  }
  expect(await mailed('Fincas Son Vida, S.L.', false)).toBe('Fincas Son Vida, S.L.')
  for (const name of ['Gana en prize.example/win', 'Llama al 600 111 222', 'Escribe a x@prize'])
    expect([name, await mailed(name, false)]).toEqual([name, 'Una inmobiliaria'])
  expect(await mailed('Immo24.example', true)).toBe('Immo24.example')
})

it('stays good where its mail may go out a second time after a crash, and both end with one', async () => {
  const { id } = await invite('twice@rig.example')
  const [first] = await links('twice@rig.example')
  const texts: string[] = []
  const again = {
    where: '',
    again: true,
    send: async ({ text }: { text: string }) => void texts.push(text),
  }
  await sendMail({ kind: 'invite', userId: id }, { ...server.deps, mail: again })
  const second = /reset=([\w-]+)/.exec(texts[0] ?? '')?.[1]
  expect(second).not.toBe(first)
  expect((await takeUp(first)).status).toBe(200)
  expect((await takeUp(second)).status).toBe(400)
})

it('gives the role that it named: another role is another invitation', async () => {
  const set = (id: string, role: 'STAFF' | 'ADMIN') =>
    server.call('updateUser', { token: boss.token, params: { id }, body: { role } })
  const opened = async (token = '') =>
    (await server.call('openInvitation', { body: { token } })).body.role
  const { id } = await invite('raised@rig.example')
  const [first] = await links('raised@rig.example')
  expect((await set(id, 'STAFF')).status).toBe(200)
  expect([await opened(first), (await links('raised@rig.example')).length]).toEqual(['STAFF', 1])
  const raised = await set(id, 'ADMIN')
  expect([raised.status, raised.body.role]).toEqual([200, 'ADMIN'])
  expect((await takeUp(first)).status).toBe(400)
  const again = (await links('raised@rig.example')).at(-1)
  expect([await opened(again), (await takeUp(again)).body.role]).toEqual(['ADMIN', 'ADMIN'])
})

it('gives an account, too, the role that it named', async () => {
  const me = await server.register({ role: 'USER' })
  const { id } = await invite(me.profile.email)
  const first = await joinLink(me.profile.email)
  expect((await look(first, me)).body.role).toBe('STAFF')
  const body = { role: 'ADMIN' } as const
  await server.call('updateUser', { token: boss.token, params: { id }, body })
  expect((await accept(first, me)).status).toBe(400)
  const again = await joinLink(me.profile.email)
  expect([(await look(again, me)).body.role, (await accept(again, me)).body.role]).toEqual([
    'ADMIN',
    'ADMIN',
  ])
})

it('is over after its time', async () => {
  const late = await invite('late@rig.example')
  const [link] = await links('late@rig.example')
  await server.db
    .updateTable('password_link')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('user_id', '=', late.id)
    .execute()
  expect((await takeUp(link)).body).toEqual({
    token: 'El enlace ha caducado o ya se ha usado: pide otro',
  })
})

it('is over a week after it was sent even if its mail went out later, and is good again once it is sent again', async () => {
  const { id } = await invite('forgot@rig.example')
  const [link] = await links('forgot@rig.example')
  await server.db
    .updateTable('app_user')
    .set({ invited_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('id', '=', id)
    .execute()
  expect((await takeUp(link)).status).toBe(400)
  await resend(id)
  expect((await takeUp((await links('forgot@rig.example')).at(-1))).status).toBe(200)
})

it('makes nobody the one who leads: the last ADMIN stays until another has come', async () => {
  const owner = await server.register({ agencyName: 'Sola' })
  const { body: guest } = await server.call('createUser', {
    token: owner.token,
    body: { email: 'second@rig.example', first_name: 'Ona', role: 'ADMIN' },
  })
  for (const change of [{ role: 'STAFF' }, { active: false }])
    expect(
      (
        await server.call('updateUser', {
          token: owner.token,
          params: { id: owner.profile.id },
          body: change,
        })
      ).status,
    ).toBe(400)
  expect(
    (
      await server.call('handOver', {
        token: owner.token,
        params: { id: owner.profile.id },
        body: { to: null },
      })
    ).status,
  ).toBe(400)
  expect((await takeUp((await links(guest.email)).at(-1))).status).toBe(200)
  expect(
    (
      await server.call('updateUser', {
        token: owner.token,
        params: { id: owner.profile.id },
        body: { role: 'STAFF' },
      })
    ).status,
  ).toBe(200)
})

it('is withdrawn: the link opens nothing', async () => {
  const nuria = await invite('nuria@rig.example')
  const [link] = await links('nuria@rig.example')
  const stranger = await server.register()
  expect([
    (await resend(nuria.id, stranger)).status,
    (await withdraw(nuria.id, stranger)).status,
  ]).toEqual([404, 404])
  expect((await withdraw(nuria.id)).status).toBe(204)
  expect((await takeUp(link)).status).toBe(400)
  expect((await invite('nuria@rig.example')).id).not.toBe(nuria.id)
})

it('is withdrawn also where something that is over bears its name: the row stays as of who never came', async () => {
  const { id } = await invite('past@rig.example')
  const [link] = await links('past@rig.example')
  const past = { startsAt: '2026-01-10T10:00:00Z', endsAt: '2026-01-10T10:30:00Z' }
  const { body: made } = await server.call('createAgendaEvent', {
    token: boss.token,
    body: { kind: 'call', title: 'Llamada', organiserId: id, ...past },
  })
  expect((await withdraw(id)).status).toBe(204)
  expect((await takeUp(link)).status).toBe(400)
  const row = (await server.call('getUser', { token: boss.token, params: { id } })).body
  expect([row.active, row.invitation]).toEqual([false, null])
  const event = await server.call('getAgendaEvent', {
    token: boss.token,
    params: { id: made.event.id },
  })
  expect(event.body.organiserId).toBe(id)
  // Nothing of it is in the way of the e-mail, nor of another invitation.
  expect((await invite('past@rig.example')).id).toBe(id)
  expect((await takeUp((await links('past@rig.example')).at(-1))).status).toBe(200)
})

it('is written in the language of the agency where none is named', async () => {
  const id = boss.profile.agency_ids[0] ?? ''
  const { version } = (await server.call('getAgency', { token: boss.token, params: { id } })).body
  await server.call('updateAgency', {
    token: boss.token,
    params: { id },
    body: { version, defaults: { language: 'de' } },
  })
  expect((await invite('heidi@rig.example')).language).toBe('de')
})

it('that no mailbox takes is told to who leads, while it waits', async () => {
  const told = async () =>
    (await server.call('listNotifications', { token: boss.token, lang: 'es' })).body.items.map(
      ({ title, href }) => [title, href],
    )
  const dies = () => sql`update job set attempts = 99 where kind = 'user.mail'`.execute(server.db)
  const lost = await invite('mistyped@rig.exmaple')
  await dies()
  await server.runJobs()
  const line = ['La invitación a mistyped@rig.exmaple no ha llegado', '/auth/perfil/agentes']
  expect(await told()).toContainEqual(line)
  const gone = await invite('gone@rig.example')
  await dies()
  await withdraw(gone.id)
  await server.runJobs()
  expect((await told()).flat().join()).not.toContain('gone@rig.example')
  expect((await withdraw(lost.id)).status).toBe(204)
})
