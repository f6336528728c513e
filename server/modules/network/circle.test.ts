import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Network } from '../../../generated/model/index.ts'
import { sql } from '../../db/index.ts'
import type { Person } from '../../testing/people.ts'
import { mailInvitation } from './mails.ts'
import { threeAgencies } from './network.fixture.ts'

const { server, acts, aina, joana, marc } = await threeAgencies()
// They have shown that their e-mails are theirs.
beforeAll(() => sql`update app_user set email_verified_at = now()`.execute(server.db))
afterAll(() => server.close())

const agencyOf = (who: Person): string => who.profile.agency_ids[0] ?? ''
const circleOf = async (who: Person, id: string): Promise<Network> =>
  (await server.call('getNetwork', { token: who.token, params: { id } })).body

describe('a network', () => {
  it('is joined by the link of a mail, once, or by whom it was sent to', async () => {
    const id = await acts.circle(aina, [joana])
    expect(
      (await circleOf(joana, id)).members.map(({ name, lead, own }) => [name, lead, own]),
    ).toEqual([
      ['Portal Vell', true, false],
      ['Illa de Vent', false, true],
    ])
    const params = { key: await acts.invitationOf(joana) }
    const again = await server.call('getNetworkInvitation', { token: joana.token, params })
    expect(again.status).toBe(404)

    const invite = { params: { id }, body: { email: marc.email } }
    await server.call('createNetworkInvitation', { token: aina.token, ...invite })
    expect((await circleOf(joana, id)).invited).toEqual([])
    const list = (await server.call('listNetworks', { token: marc.token })).body
    expect(list.invitations).toMatchObject([{ byAgency: 'Portal Vell', members: 2 }])
    const joined = await server.call('answerNetworkInvitation', {
      token: marc.token,
      params: { key: list.invitations[0]?.id ?? '' },
      body: { accept: true },
    })
    expect(joined.body.items[0]?.members).toHaveLength(3)
    expect(joined.body.invitations).toEqual([])
  })

  it('is joined by the first mail, too, where a second one went out after a crash', async () => {
    const id = await acts.circle(aina, [])
    const body = { email: joana.email }
    await server.call('createNetworkInvitation', { token: aina.token, params: { id }, body })
    const key = await acts.invitationOf(joana)
    const [waiting] = (await circleOf(aina, id)).invited
    await mailInvitation({ id: waiting?.id ?? '', lang: 'es' }, server.deps)
    expect(await acts.invitationOf(joana)).toBe(key)
    const opened = await server.call('getNetworkInvitation', {
      token: joana.token,
      params: { key },
    })
    expect(opened.status).toBe(200)
  })

  it('whose invitation no mailbox takes tells who leads it', async () => {
    const id = await acts.circle(aina, [])
    const body = { email: 'mistyped@rig.exmaple' }
    await server.call('createNetworkInvitation', { token: aina.token, params: { id }, body })
    await sql`update job set attempts = 99 where kind = 'network.invite'`.execute(server.db)
    await server.runJobs()
    const { items } = (await server.call('listNotifications', { token: aina.token, lang: 'es' }))
      .body
    expect(items.map(({ title }) => title).join()).toContain('mistyped@rig.exmaple no ha llegado')
  })

  it('invites who left its leader and leads an agency of their own by now', async () => {
    const id = await acts.circle(aina, [])
    const person = { email: joana.email, first_name: 'Joana', role: 'STAFF' } as const
    await server.call('createUser', { token: aina.token, body: person })
    const invite = async () =>
      (
        await server.call('createNetworkInvitation', {
          token: aina.token,
          params: { id },
          body: { email: joana.email },
        })
      ).status
    expect(await invite()).toBe(400)
    await sql`update app_user set active = false, invited_at = null
      where email = ${joana.email} and agency_id = ${agencyOf(aina)}`.execute(server.db)
    expect(await invite()).toBe(201)
  })

  it('cannot be joined by a stranger who guesses the id, nor declined twice', async () => {
    const id = await acts.circle(aina, [])
    await server.call('createNetworkInvitation', {
      token: aina.token,
      params: { id },
      body: { email: joana.email },
    })
    const key = (await circleOf(aina, id)).invited[0]?.id ?? ''
    const stranger = await server.call('answerNetworkInvitation', {
      token: marc.token,
      params: { key },
      body: { accept: true },
    })
    expect(stranger.status).toBe(404)
    const decline = { token: joana.token, params: { key }, body: { accept: false } }
    expect((await server.call('answerNetworkInvitation', decline)).status).toBe(200)
    expect((await server.call('answerNetworkInvitation', decline)).status).toBe(404)
    expect((await circleOf(aina, id)).members).toHaveLength(1)
  })

  it('leaves no invitation waiting for who is in it, by whichever way they came in', async () => {
    const second = await server.register({ role: 'ADMIN', agency: marc })
    const late = await server.register({ role: 'ADMIN', agencyName: 'Tarda' })
    await sql`update app_user set email_verified_at = now()`.execute(server.db)
    const id = await acts.circle(aina, [joana])
    const invite = (email: string) =>
      server.call('createNetworkInvitation', {
        token: aina.token,
        params: { id },
        body: { email },
      })
    const waiting = async () => (await circleOf(aina, id)).invited.map(({ email }) => email)
    const sentTo = async (who: Person) =>
      (await server.call('listNetworks', { token: who.token })).body.invitations
    for (const { email } of [marc, second, late]) await invite(email)
    expect(await waiting()).toEqual([marc.email, second.email, late.email])
    const [own] = (await sentTo(marc)).filter(({ name }) => name === 'Cercle MICRO').slice(-1)
    const answer = (who: Person, key: string) =>
      server.call('answerNetworkInvitation', {
        token: who.token,
        params: { key },
        body: { accept: true },
      })
    expect((await answer(marc, own?.id ?? '')).status).toBe(200)
    // The colleague's was settled by it.
    expect(await waiting()).toEqual([late.email])
    expect((await sentTo(second)).filter((one) => one.members === 3)).toEqual([])
    // Who joins an agency that is in it is in it.
    await sql`update app_user set agency_id = ${agencyOf(joana)}
      where email = ${late.email}`.execute(server.db)
    expect(await waiting()).toEqual([])
    const again = await invite(marc.email)
    expect(again.body).toEqual({ email: 'Esa agencia ya está en la red' })
    // Of a member that blocks the lead nothing is told.
    const block = (blocked: boolean) =>
      server.call('setNetworkBlock', {
        token: marc.token,
        params: { id },
        body: { agencyId: agencyOf(aina), blocked },
      })
    await block(true)
    expect((await invite(marc.email)).status).toBe(201)
    expect(await waiting()).toEqual([marc.email])
    expect((await answer(marc, (await circleOf(aina, id)).invited[0]?.id ?? '')).status).toBe(406)
    await block(false)
    expect(await waiting()).toEqual([])
  })

  it('refuses the own agency at the field, and acts of who does not lead it', async () => {
    const id = await acts.circle(aina, [joana])
    const own = await server.call('createNetworkInvitation', {
      token: aina.token,
      params: { id },
      body: { email: aina.email },
    })
    expect([own.status, Object.keys(own.body)]).toEqual([400, ['email']])
    const other = await server.call('createNetworkInvitation', {
      token: joana.token,
      params: { id },
      body: { email: marc.email },
    })
    expect(other.status).toBe(403)
    const { version } = await circleOf(aina, id)
    const patch = (token: string, of: number) =>
      server.call('updateNetwork', { token, params: { id }, body: { version: of, name: 'Nou' } })
    expect((await patch(joana.token, version)).status).toBe(403)
    expect((await patch(aina.token, version)).body).toMatchObject({ name: 'Nou' })
    expect((await patch(aina.token, version)).status).toBe(409)
    const blank = { version: version + 1, name: '  ' }
    const empty = await server.call('updateNetwork', {
      token: aina.token,
      params: { id },
      body: blank,
    })
    expect(empty.body).toHaveProperty('name')
  })

  it('is left, handed over, and ended for who is expelled until they are invited anew', async () => {
    const id = await acts.circle(aina, [joana, marc])
    const on = (operation: 'leaveNetwork', who: Person) =>
      server.call(operation, { token: who.token, params: { id } })
    expect((await on('leaveNetwork', aina)).status).toBe(406)
    // Also with members in a state that only a later version knows: they would be left without.
    const stand = (state: string) =>
      sql`update network_member set state = ${state} where network_id = ${id}::uuid
        and agency_id <> ${agencyOf(aina)}::uuid`.execute(server.db)
    await stand('paused')
    expect((await on('leaveNetwork', aina)).status).toBe(406)
    await stand('active')
    const body = { agencyId: agencyOf(joana) }
    const params = { id }
    const own = { agencyId: agencyOf(aina) }
    const self = await server.call('removeNetworkMember', { token: aina.token, params, body: own })
    expect(self.body).toHaveProperty('agencyId')
    await server.call('assignNetworkLead', { token: aina.token, params, body })
    expect((await on('leaveNetwork', aina)).status).toBe(204)
    expect((await server.call('getNetwork', { token: aina.token, params })).status).toBe(404)

    // An invitation from before it was expelled is worth nothing afterwards.
    const office = { ...marc, email: 'oficina@salipins.example' }
    const invite = () =>
      server.call('createNetworkInvitation', {
        token: joana.token,
        params,
        body: { email: office.email },
      })
    await invite()
    await server.call('removeNetworkMember', {
      token: joana.token,
      params,
      body: { agencyId: agencyOf(marc) },
    })
    const answer = async () =>
      server.call('answerNetworkInvitation', {
        token: marc.token,
        params: { key: await acts.invitationOf(office) },
        body: { accept: true },
      })
    expect((await answer()).status).toBe(406)
    // Put out by a later version, it comes back by no invitation that this one answers.
    const put = (state: string) =>
      sql`update network_member set state = ${state} where network_id = ${id}::uuid
        and agency_id = ${agencyOf(marc)}::uuid`.execute(server.db)
    await invite()
    await put('barred')
    expect((await answer()).status).toBe(503)
    await put('expelled')
    await invite()
    expect((await answer()).status).toBe(200)
  })

  it('is ended by its lead for a member that blocks it, too, which it is told by name alone', async () => {
    const id = await acts.circle(aina, [joana, marc])
    const params = { id }
    const on = (operation: 'removeNetworkMember' | 'assignNetworkLead', who: Person, of: Person) =>
      server.call(operation, { token: who.token, params, body: { agencyId: agencyOf(of) } })
    const block = (blocked: boolean) =>
      server.call('setNetworkBlock', {
        token: joana.token,
        params,
        body: { agencyId: agencyOf(aina), blocked },
      })
    const seenBy = async (who: Person) =>
      (await circleOf(who, id)).members.map(({ name, blocked }) => [name, blocked])
    await block(true)
    // Who leads keeps the list of members; it learns nothing else of one that blocks it.
    expect(await seenBy(aina)).toEqual([
      ['Portal Vell', false],
      ['Illa de Vent', false],
      ['Sal i Pins', false],
    ])
    expect((await acts.propose(aina, joana, id)).status).toBe(400)
    expect((await on('removeNetworkMember', marc, joana)).status).toBe(403)
    expect((await on('removeNetworkMember', aina, joana)).status).toBe(200)
    expect((await server.call('getNetwork', { token: joana.token, params })).status).toBe(404)
    expect(
      (await server.call('listNetworks', { token: joana.token })).body.items,
    ).not.toContainEqual(expect.objectContaining({ id }))
    expect((await on('removeNetworkMember', aina, joana)).body).toHaveProperty('agencyId')
    await block(false)
  })

  it('is left by its lead where the one other member blocks it', async () => {
    const id = await acts.circle(aina, [marc])
    const params = { id }
    const block = (blocked: boolean) =>
      server.call('setNetworkBlock', {
        token: marc.token,
        params,
        body: { agencyId: agencyOf(aina), blocked },
      })
    await block(true)
    const leave = () => server.call('leaveNetwork', { token: aina.token, params })
    expect((await leave()).status).toBe(406)
    const body = { agencyId: agencyOf(marc) }
    const lead = await server.call('assignNetworkLead', { token: aina.token, params, body })
    expect(lead.status).toBe(200)
    // It leads no more, and so sees no more of who blocks it.
    expect((await circleOf(aina, id)).members).toMatchObject([{ own: true }])
    expect((await leave()).status).toBe(204)
    await block(false)
  })

  it('takes twenty of an agency and no more', async () => {
    const busy = await server.register({ role: 'ADMIN', agencyName: 'Moltes' })
    const make = () =>
      server.call('createNetwork', { token: busy.token, body: { name: 'X', kind: 'MICRO' } })
    for (let i = 0; i < 20; i += 1) expect((await make()).status).toBe(201)
    expect((await make()).body).toHaveProperty('name')
  }, 300_000)
})
