import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FirstRun, FirstRunInput, Property } from '../../../../generated/model/index.ts'
import { home, picture } from '../../../testing/home.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: Person
let stranger: Person

const ask = async ({ token }: Person) =>
  (await server.call('getFirstRun', { token })).body as FirstRun
const say = async ({ token }: Person, body: FirstRunInput) =>
  (await server.call('setFirstRun', { token, body: body as never })).body as FirstRun
const done = (run: FirstRun) => run.steps.filter((one) => one.done).map(({ step }) => step)

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.register({ role: 'ADMIN', agencyName: 'First', unproved: true })
  stranger = await server.register({ role: 'ADMIN', agencyName: 'Other first' })
}, 300_000)
afterAll(() => server.close())

describe("an agency's first hour", () => {
  it('begins with nothing, and ticks what is there alone, for its own agency', async () => {
    const empty = await ask(admin)
    expect(empty).toMatchObject({ percent: 0, minutes: 37, complete: false, draft: null, homes: 0 })
    expect(empty.steps.map(({ step }) => step)).toEqual([
      'homes',
      'email',
      'logo',
      'contacts',
      'team',
      'site',
    ])
    expect(done(await ask(stranger))).toEqual(['email'])

    const { token } = admin
    const made = await server.call('createProperty', { token, body: home('F-1') as never })
    const { id } = made.body as Property
    // Its owner is a contact; a home that nobody can see yet is begun, not done.
    expect(await ask(admin)).toMatchObject({ draft: id, homes: 1 })
    expect(done(await ask(admin))).not.toContain('homes')
    await server.call('uploadPropertyMedia', {
      token,
      params: { id },
      files: [{ field: 'files', filename: 'f.jpg', mime: 'image/jpeg', content: await picture() }],
    })
    await server.runJobs()
    const { version } = (await server.call('getProperty', { token, params: { id } }))
      .body as Property
    await server.call('publishProperty', { token, params: { id }, body: { version } })
    const live = await ask(admin)
    expect(done(live)).toContain('homes')
    expect(live.draft).toBeNull()
    await server.call('createUser', {
      token,
      body: { email: 'biel@first.example', first_name: 'Biel', role: 'STAFF' },
    })
    expect(done(await ask(admin))).toContain('team')
    expect(done(await ask(stranger))).toEqual(['email'])
  })

  it('asks a STAFF for nothing that would be refused', async () => {
    const staff = await server.register({ role: 'STAFF', agency: stranger })
    const mine = await ask(staff)
    expect(mine.steps.map(({ step }) => step)).toEqual(['homes', 'email', 'contacts'])
    const { permissions } = staff.profile
    await server.call('updateUser', {
      token: stranger.token,
      params: { id: staff.profile.id },
      body: { permissions: { ...permissions, editWeb: true } },
    })
    expect((await ask(staff)).steps.map(({ step }) => step)).toContain('site')
    // Another's home is none of theirs, and counts as none.
    await server.call('createProperty', { token: stranger.token, body: home('F-2') as never })
    expect(await ask(staff)).toMatchObject({ homes: 0, draft: null })
    expect((await ask(stranger)).homes).toBe(1)
  })

  it('lets each person put steps and the list away, and never call one done', async () => {
    const whole = await ask(stranger)
    const less = await say(stranger, { dismissed: ['team', 'site', 'logo'] })
    expect(less.steps.find(({ step }) => step === 'site')).toMatchObject({
      done: false,
      dismissed: true,
    })
    expect(less.percent).toBeGreaterThan(whole.percent)
    expect(less.complete).toBe(false)
    expect(await say(stranger, { hidden: true })).toMatchObject({ hidden: true, complete: false })
    expect(
      await say(stranger, { dismissed: ['homes', 'contacts', 'team', 'site', 'logo'] }),
    ).toMatchObject({ hidden: true, complete: true, percent: 100, minutes: 0 })
    expect(await say(stranger, { hidden: false, dismissed: [] })).toMatchObject({
      hidden: false,
      percent: whole.percent,
    })
    const colleague = await server.register({ role: 'ADMIN', agency: stranger })
    await say(stranger, { hidden: true })
    expect(await ask(colleague)).toMatchObject({ hidden: false })
    const odd = await server.call('setFirstRun', {
      token: stranger.token,
      body: { dismissed: ['rent'] } as never,
    })
    expect(odd.status).toBe(400)
    const visitor = await server.register({ role: 'USER' })
    expect((await server.call('getFirstRun', { token: visitor.token })).status).toBe(403)
  })
})
