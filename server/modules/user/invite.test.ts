import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startRig, type Rig } from '../../testing/rig.ts'

let rig: Rig
let boss: Person
beforeAll(async () => {
  rig = await startRig()
  boss = await rig.register()
}, 60_000)
afterAll(() => rig.close())

const invite = async (email: string) => (await rig.call('createUser', { token: boss.token, body: { email, first_name: 'Marc', role: 'STAFF' } })).body
const resend = (id: string, by = boss) => rig.call('resendInvitation', { token: by.token, lang: 'es', params: { id } })
const withdraw = (id: string, by = boss) => rig.call('withdrawInvitation', { token: by.token, lang: 'es', params: { id } })
async function links(email: string): Promise<string[]> {
  await rig.runJobs()
  return (await rig.mails()).filter(({ to }) => to === email).flatMap(({ text }) => /[?&]reset=([\w-]+)/.exec(text)?.[1] ?? [])
}
const takeUp = (token = '') => rig.call('confirmPasswordReset', { lang: 'es', body: { token, password: 'llar-rig-secret' } })

it('waits for a week, is sent again with another link, and is over once it is taken up', async () => {
  const marc = await invite('marc@rig.example')
  expect(Date.parse(marc.invitation?.expiresAt ?? '') - Date.parse(marc.invitation?.sentAt ?? '')).toBe(7 * 86_400_000)
  const [first] = await links('marc@rig.example')
  expect((await resend(marc.id)).status).toBe(200)
  const again = (await links('marc@rig.example')).at(-1)
  expect(again).not.toBe(first)
  expect((await takeUp(first)).status).toBe(400)
  const came = await takeUp(again)
  expect([came.status, came.body.role]).toEqual([200, 'STAFF'])
  expect((await takeUp(again)).status).toBe(400)
  expect((await rig.call('getUser', { token: boss.token, params: { id: marc.id } })).body.invitation).toBeNull()
  expect([(await resend(marc.id)).body, (await withdraw(marc.id)).status]).toEqual([{ detail: 'Ya ha entrado: no hay invitación que cambiar' }, 406])
})

it('is over after its time', async () => {
  const late = await invite('late@rig.example')
  const [link] = await links('late@rig.example')
  await rig.db.updateTable('password_link').set({ expires_at: new Date(Date.now() - 1000) }).where('user_id', '=', late.id).execute()
  expect((await takeUp(link)).body).toEqual({ token: 'El enlace ha caducado o ya se ha usado: pide otro' })
})

it('is not taken up after its time by a forgotten password either', async () => {
  const { id } = await invite('forgot@rig.example')
  const asked = () => rig.call('requestPasswordReset', { body: { email: 'forgot@rig.example' } })
  await asked()
  expect(await links('forgot@rig.example')).toHaveLength(2)
  await rig.db.updateTable('app_user').set({ invited_at: new Date(Date.now() - 8 * 86_400_000) }).where('id', '=', id).execute()
  expect((await asked()).status).toBe(200)
  expect(await links('forgot@rig.example')).toHaveLength(2)
  await resend(id)
  expect((await takeUp((await links('forgot@rig.example')).at(-1))).status).toBe(200)
})

it('makes nobody the one who leads: the last ADMIN stays until another has come', async () => {
  const owner = await rig.register({ agencyName: 'Sola' })
  const { body: guest } = await rig.call('createUser', { token: owner.token, body: { email: 'second@rig.example', first_name: 'Ona', role: 'ADMIN' } })
  for (const change of [{ role: 'STAFF' }, { active: false }]) expect((await rig.call('updateUser', { token: owner.token, params: { id: owner.profile.id }, body: change })).status).toBe(400)
  expect((await rig.call('handOver', { token: owner.token, params: { id: owner.profile.id }, body: { to: null } })).status).toBe(400)
  expect((await takeUp((await links(guest.email)).at(-1))).status).toBe(200)
  expect((await rig.call('updateUser', { token: owner.token, params: { id: owner.profile.id }, body: { role: 'STAFF' } })).status).toBe(200)
})

it('is withdrawn: the link opens nothing and the e-mail is free', async () => {
  const nuria = await invite('nuria@rig.example')
  const [link] = await links('nuria@rig.example')
  const stranger = await rig.register()
  expect([(await resend(nuria.id, stranger)).status, (await withdraw(nuria.id, stranger)).status]).toEqual([404, 404])
  expect((await withdraw(nuria.id)).status).toBe(204)
  expect((await takeUp(link)).status).toBe(400)
  expect((await invite('nuria@rig.example')).id).not.toBe(nuria.id)
})

it('is written in the language of the agency where none is named', async () => {
  const id = boss.profile.agency_ids[0] ?? ''
  const { version } = (await rig.call('getAgency', { token: boss.token, params: { id } })).body
  await rig.call('updateAgency', { token: boss.token, params: { id }, body: { version, defaults: { language: 'de' } } })
  expect((await invite('heidi@rig.example')).language).toBe('de')
})
