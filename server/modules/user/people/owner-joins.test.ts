import { afterAll, expect, it } from 'vitest'
import type { Person } from '../../../testing/people.ts'
import { inviting } from './invite.fixture.ts'

const { server, accept, joinLink } = await inviting()
afterAll(() => server.close())

const idOf = ({ profile }: Person) => profile.id
const agencyOf = ({ profile }: Person) => profile.agency_ids[0] ?? ''
const owners = async ({ token }: Person) =>
  (await server.call('listUsers', { token })).body.items
    .filter(({ owner }) => owner)
    .map(({ id }) => id)
const name = (boss: Person, owner_id: string | null) =>
  server.db.updateTable('agency').set({ owner_id }).where('id', '=', agencyOf(boss)).execute()
async function invited(boss: Person, who: Person): Promise<{ id: string; link: string }> {
  const { email } = who.profile
  const body = { email, first_name: 'Marc', role: 'ADMIN' } as const
  const { id } = (await server.call('createUser', { token: boss.token, body })).body
  return { id, link: (await joinLink(email)) ?? '' }
}

it('an account that is older than the founder’s joins, and does not own what nobody was named for', async () => {
  const old = await server.register({ role: 'USER' })
  const boss = await server.register()
  await name(boss, null)
  const { link } = await invited(boss, old)
  expect((await accept(link, old)).status).toBe(200)
  expect(await owners(boss)).toEqual([idOf(boss)])
})

it('an owner who comes back with another account owns the agency again', async () => {
  const boss = await server.register()
  await server.register({ role: 'ADMIN', agency: boss })
  const back = await server.register({ role: 'USER' })
  const { id, link } = await invited(boss, back)
  // Somebody proved the e-mail of their account, which stands back as an invitation (decision 69).
  await name(boss, id)
  expect((await accept(link, back)).status).toBe(200)
  expect(await owners(boss)).toEqual([idOf(back)])
})
