import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: Person
let staff: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register()
  staff = await server.register({ role: 'STAFF', agency: admin })
  stranger = await server.register()
})
afterAll(() => server.close())

const save = (
  who: Person,
  whom: Person,
  body: object,
  files?: Parameters<TestServer['call']>[1] extends infer I
    ? I extends { files?: infer F }
      ? F
      : never
    : never,
) => server.call('updateUser', { token: who.token, params: { id: whom.profile.id }, body, files })

describe('people of an agency', () => {
  it('are found by their own agency and by nobody else', async () => {
    const read = async (who: Person, whom: Person) =>
      (await server.call('getUser', { token: who.token, params: { id: whom.profile.id } })).status
    expect([
      await read(admin, staff),
      await read(staff, admin),
      await read(stranger, staff),
      await read(staff, stranger),
    ]).toEqual([200, 200, 404, 404])
    expect((await save(stranger, staff, { first_name: 'X' })).status).toBe(404)
    expect((await save(staff, admin, { first_name: 'X' })).status).toBe(404)
  })

  it('come in pages, forwards and back, and are searched by name', async () => {
    const page = await server.call('listUsers', { token: staff.token, query: { limit: 1 } })
    expect([page.body.total, page.body.items[0]?.id, page.body.previous]).toEqual([
      2,
      admin.profile.id,
      null,
    ])
    const second = await server.call('listUsers', {
      token: staff.token,
      query: { limit: 1, cursor: page.body.next },
    })
    expect([second.body.items[0]?.id, second.body.next]).toEqual([staff.profile.id, null])
    const back = await server.call('listUsers', {
      token: staff.token,
      query: { limit: 1, cursor: second.body.previous },
    })
    expect([back.body.items[0]?.id, back.body.previous]).toEqual([admin.profile.id, null])
    const found = await server.call('listUsers', {
      token: staff.token,
      query: { q: staff.email.slice(0, 8) },
    })
    expect(found.body.items.map((one) => one.id)).toEqual([staff.profile.id])
    expect(
      (await server.call('listUsers', { token: staff.token, query: { q: '%' } })).body.total,
    ).toBe(0)
  })

  it('keep their own things to themselves', async () => {
    await save(staff, staff, { google_calendar_email: 'me@calendar.example' })
    const seen = await server.call('getUser', {
      token: admin.token,
      params: { id: staff.profile.id },
    })
    expect(seen.body).toMatchObject({ google_calendar_email: null, favourites: [] })
    const own = await server.call('getUser', {
      token: staff.token,
      params: { id: staff.profile.id },
    })
    expect(own.body).toMatchObject({ google_calendar_email: 'me@calendar.example' })
  })

  it('have their role from an ADMIN, not from themselves, and an agency keeps one ADMIN', async () => {
    expect([
      (await save(staff, staff, { role: 'ADMIN' })).status,
      (await save(staff, staff, { active: false })).status,
    ]).toEqual([400, 400])
    const alone = await save(admin, admin, { role: 'STAFF' })
    expect([alone.status, Object.keys(alone.body)]).toEqual([400, ['role']])
    expect((await save(admin, admin, { active: false })).status).toBe(400)
    expect((await save(admin, staff, { role: 'ADMIN' })).body.role).toBe('ADMIN')
    // Whose the agency is, is lowered by nobody else: owner.test.ts.
    expect((await save(admin, admin, { role: 'STAFF' })).body.role).toBe('STAFF')
    expect(
      (
        await server.call('createUser', {
          token: admin.token,
          body: { email: 'x@rig.example', first_name: 'X', role: 'STAFF' },
        })
      ).status,
    ).toBe(403)
    expect((await save(staff, admin, { role: 'ADMIN' })).body.role).toBe('ADMIN')
    expect((await save(staff, staff, { role: 'STAFF' })).body.role).toBe('STAFF')
  })

  it('are invited some tens an hour, since each invitation is a mail to whoever is named', async () => {
    const invite = (n: number) =>
      server.call('createUser', {
        token: stranger.token,
        body: { email: `n${n}@rig.example`, first_name: 'N', role: 'STAFF' },
        ip: '203.0.113.20',
      })
    const statuses: number[] = []
    for (let n = 0; n < 31; n += 1) statuses.push((await invite(n)).status)
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([30, 429])
  })

  it('guess at the password of an open session a few times only', async () => {
    const me = await server.register()
    const guess = async () =>
      (await save(me, me, { password: 'another-one', current_password: 'wrong' })).status
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push(await guess())
    expect([statuses[9], statuses[10]]).toEqual([400, 429])
  })

  it('are put right by an ADMIN only where it is not their own', async () => {
    expect((await save(admin, staff, { job_title: 'Ventas' })).body.job_title).toBe('Ventas')
    const refused = await save(admin, staff, {
      email: 'taken@rig.example',
      password: 'a-secret',
      google_calendar_email: null,
    })
    expect([refused.status, Object.keys(refused.body).sort()]).toEqual([
      400,
      ['email', 'google_calendar_email', 'password'],
    ])
  })
})

describe('my own record', () => {
  it('changes e-mail and password only with the present password, and then ends the other sessions', async () => {
    const me = await server.register({ role: 'USER' })
    const other = (
      await server.call('loginUser', { body: { email: me.email, password: me.password } })
    ).body.token
    expect((await save(me, me, { password: 'new-secret' })).body).toEqual({
      current_password: 'Escribe tu contraseña actual',
    })
    expect(
      (await save(me, me, { email: 'new@rig.example', current_password: 'wrong' })).body,
    ).toEqual({ current_password: 'No es tu contraseña actual' })
    expect(
      (await save(me, me, { email: staff.email, current_password: me.password })).body,
    ).toEqual({ email: 'Ya hay una cuenta con este correo' })
    const changed = await save(me, me, {
      email: 'New@Rig.example',
      password: 'new-secret',
      current_password: me.password,
    })
    expect([changed.body.email, changed.body.pending_email]).toEqual([me.email, 'new@rig.example'])
    expect(
      (await server.call('getUser', { token: other, params: { id: me.profile.id } })).status,
    ).toBe(401)
    expect(
      (await server.call('getUser', { token: me.token, params: { id: me.profile.id } })).status,
    ).toBe(200)
    expect(
      (await server.call('loginUser', { body: { email: me.email, password: 'new-secret' } }))
        .status,
    ).toBe(200)
  })

  it('leaves no link behind that was asked for before the password or the e-mail changed, and tells the old address', async () => {
    const me = await server.register({ role: 'USER' })
    const ask = async (email: string) => {
      await server.call('requestPasswordReset', { body: { email } })
      await server.runJobs()
      return /reset=([\w-]+)/.exec((await server.mails()).at(-1)?.text ?? '')?.[1] ?? ''
    }
    const use = async (token: string) =>
      (await server.call('confirmPasswordReset', { body: { token, password: 'stolen-one' } }))
        .status
    const first = await ask(me.email)
    expect(
      (await save(me, me, { password: 'second-one', current_password: me.password })).status,
    ).toBe(200)
    expect(await use(first)).toBe(400)
    const second = await ask(me.email)
    expect(
      (await save(me, me, { email: 'moved@rig.example', current_password: 'second-one' })).status,
    ).toBe(200)
    expect(await use(second)).toBe(400)
    await server.runJobs()
    expect((await server.mails()).filter((mail) => mail.to === me.email).at(-1)).toMatchObject({
      to: me.email,
      subject: 'Has pedido cambiar el correo de tu cuenta de Llar',
    })
  })

  it('takes a phone of any country, and null clears it', async () => {
    expect((await save(staff, staff, { phone: '+49 30 901820' })).body.phone).toBe('+4930901820')
    expect((await save(staff, staff, { phone: null })).body.phone).toBeNull()
    expect(
      (
        await server.call('updateUser', {
          token: staff.token,
          params: { id: staff.profile.id },
          body: { phone: '' },
          as: 'multipart',
        })
      ).body.phone,
    ).toBeNull()
    expect((await save(staff, staff, { phone: '12' })).status).toBe(400)
  })

  it('draws a portrait anew as WebP and refuses what is no picture', async () => {
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#0b7285' },
    })
      .withExif({ IFD0: { Copyright: 'me' } })
      .jpeg()
      .toBuffer()
    const saved = await save(staff, staff, {}, [
      { field: 'avatar', filename: 'me.jpg', mime: 'image/jpeg', content: photo },
    ])
    expect(saved.body.avatar).toMatch(/^\/portrait\/[0-9a-f]{32}\.webp$/)
    const shown = await server.inject({ url: saved.body.avatar ?? '' })
    expect(shown.headers['content-type']).toBe('image/webp')
    const { width, height, format, exif } = await sharp(shown.rawPayload).metadata()
    expect([width, height, format, exif]).toEqual([320, 320, 'webp', undefined])
    for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'no picture', '']) {
      const refused = await save(staff, staff, {}, [
        { field: 'avatar', filename: 'x.jpg', mime: 'image/jpeg', content },
      ])
      expect([400, 415]).toContain(refused.status)
    }
  })
})

describe('the agency', () => {
  const change = (who: Person, body: object) =>
    server.call('updateAgency', {
      token: who.token,
      params: { id: admin.profile.agency_ids[0] ?? '' },
      body,
    })

  it('is read by its people, saved by its ADMIN, hidden from others', async () => {
    const read = async (who: Person) =>
      (
        await server.call('getAgency', {
          token: who.token,
          params: { id: admin.profile.agency_ids[0] ?? '' },
        })
      ).status
    expect([await read(admin), await read(staff), await read(stranger)]).toEqual([200, 200, 404])
    expect([
      (await change(staff, { version: 1 })).status,
      (await change(stranger, { version: 1 })).status,
    ]).toEqual([403, 404])
  })

  it('keeps what is not sent, clears with null and refuses a stale save', async () => {
    const saved = await change(admin, {
      version: 1,
      website: 'https://rig.example',
      publicPhone: '971 000 000',
      licences: { roaiibNumber: 'R-1' },
    })
    expect(saved.body).toMatchObject({
      version: 2,
      website: 'https://rig.example',
      publicPhone: '+34971000000',
      licences: { roaiibNumber: 'R-1' },
    })
    const cleared = await change(admin, { version: 2, website: null })
    expect(cleared.body).not.toHaveProperty('website')
    expect(cleared.body).toMatchObject({ licences: { roaiibNumber: 'R-1' } })
    const stale = await change(admin, { version: 2, website: 'https://x.example' })
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { message: expect.any(String), current: { version: 3 } },
    ])
  })
})

it('a long job title that this version shows by half is whole when the person is saved', async () => {
  const long = 'Directora de vendes i lloguers de Sóller, Fornalutx, Deià i Bunyola. '
    .repeat(3)
    .trim()
  const id = admin.profile.id
  await sql`update app_user set job_titles = ${JSON.stringify({ ca: long })}::jsonb
    where id = ${id}`.execute(server.db)
  const stored = async () =>
    (
      await sql<{ titles: unknown }>`select job_titles #> '{}' as titles from app_user
        where id = ${id}`.execute(server.db)
    ).rows[0]?.titles
  const { job_titles } = (await server.call('getUser', { token: admin.token, params: { id } })).body
  expect(job_titles?.ca?.endsWith('…')).toBe(true)
  const saved = await save(admin, admin, { first_name: 'Aina', job_titles })
  expect([saved.status, await stored()]).toEqual([200, { ca: long }])
  const other = await save(admin, admin, { job_titles: { ca: 'Directora' } })
  expect([other.status, await stored()]).toEqual([200, { ca: 'Directora' }])
})

describe('a person of no agency', () => {
  it('does not have what only an agency’s people have: each such field of the contract is refused', async () => {
    const visitor = await server.register({ role: 'USER' })
    const VALUES: Record<string, unknown> = {
      job_title: 'Directora',
      job_titles: { es: 'Directora' },
      languages: ['es'],
      google_calendar_email: 'a@b.example',
      is_public: true,
      phone_public: true,
    }
    const { components } = JSON.parse(await readFile('generated/openapi.json', 'utf8')) as {
      components: { schemas: { UserPatch: { properties: Record<string, { 'x-when'?: object }> } } }
    }
    const ofAgency = Object.entries(components.schemas.UserPatch.properties).filter(([, field]) =>
      JSON.stringify(field['x-when'] ?? {}).includes('STAFF'),
    )
    expect(ofAgency.map(([name]) => name).toSorted()).toEqual(Object.keys(VALUES).toSorted())
    for (const [name, value] of Object.entries(VALUES)) {
      const { status, body } = await save(visitor, visitor, { [name]: value })
      expect([name, status, Object.keys(body)]).toEqual([name, 400, [name]])
    }
    expect(
      (await save(visitor, visitor, { first_name: 'Ona', phone: '+34600111222' })).status,
    ).toBe(200)
  })
})
