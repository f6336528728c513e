import { afterAll, describe, expect, it } from 'vitest'
import type { Person } from '../../testing/people.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { agencyOf, threeAgencies } from './introduction.fixture.ts'

const server = await startTestServer()
const { acts, aina, joana, marc, agent, home } = await threeAgencies(server)
afterAll(() => server.close())

describe('a dispute', () => {
  it('brings together who says the same, by name, until it is withdrawn', async () => {
    const reach = { email: 'strife@rig.example' }
    const [ours, theirs] = [await acts.client(joana, reach), await acts.client(marc, reach)]
    const first = (await acts.introduce(joana, home, ours)).body
    const second = (await acts.introduce(marc, home, theirs)).body
    const alien = await server.register({ role: 'ADMIN', agencyName: 'Fora' })
    const dispute = (who: Person, id: string, text = 'La visita de junio fue nuestra') =>
      server.call('disputeIntroduction', { token: who.token, params: { id }, body: { text } })
    const withdraw = (who: Person, id: string) =>
      server.call('withdrawIntroductionDispute', { token: who.token, params: { id } })
    expect((await dispute(alien, second.id)).status).toBe(404)
    expect((await dispute(joana, second.id)).status).toBe(404)
    expect((await dispute(agent, second.id)).status).toBe(403)
    expect((await dispute(marc, second.id, '  ')).body).toHaveProperty('text')
    expect((await withdraw(marc, second.id)).status).toBe(406)
    const { body } = await dispute(marc, second.id)
    expect(body.dispute).toMatchObject({
      own: true,
      parties: [
        { agencyName: 'Illa de Vent', own: false, evidence: 'declared' },
        { agencyName: 'Sal i Pins', own: true },
      ],
    })
    expect((await dispute(aina, first.id)).status).toBe(406)
    for (const [who, id] of [
      [joana, first.id],
      [aina, first.id],
      [aina, second.id],
    ] as const)
      expect((await acts.mine(who, id))?.dispute).toMatchObject({ own: false, parties: [{}, {}] })
    const news = (await server.call('listNotifications', { token: joana.token })).body.items
    expect(news.map(({ title }) => title)).toContain(
      'Hay disputa sobre quién presentó a un cliente',
    )
    expect((await withdraw(joana, first.id)).status).toBe(406)
    expect((await withdraw(marc, second.id)).body.dispute).toBeNull()
    expect(await acts.mine(aina, first.id)).toMatchObject({ dispute: null, agencyName: null })
  })

  it('is begun by the agency of the home, too, over a client of its own', async () => {
    const email = 'both@rig.example'
    await acts.introduce(marc, home, await acts.client(marc, { email }))
    const lead = await server.call('createLead', {
      body: { propertyId: home, firstName: 'Tots', email, message: 'Hola', consent: true },
    })
    await server.call('saveLeadContact', { token: aina.token, params: { id: lead.body.id } })
    const [own] = (await acts.register(aina, { role: 'own' })).items
    expect(own).toMatchObject({ first: null, client: { name: 'Tots' } })
    const open = () =>
      server.call('disputeIntroduction', {
        token: aina.token,
        params: { id: own?.id ?? '' },
        body: { text: 'Preguntó a nosotros' },
      })
    expect((await open()).status).toBe(406)
    const found = await acts.check(aina, home, own?.client?.id ?? '')
    expect(found.body).toMatchObject({ introduced: true, mine: false })
    const dispute = await open()
    expect(dispute.body.dispute).toMatchObject({
      own: true,
      parties: [{ agencyName: 'Sal i Pins' }, { agencyName: 'Portal Vell', own: true }],
    })
  })

  it('over a partner’s client tells no own one that nobody has checked', async () => {
    const email = 'guessed@rig.example'
    const theirs = (await acts.introduce(marc, home, await acts.client(marc, { email }))).body
    const lead = await server.call('createLead', {
      body: { propertyId: home, firstName: 'Endevinat', email, message: 'Hola', consent: true },
    })
    await server.call('saveLeadContact', { token: aina.token, params: { id: lead.body.id } })
    const own = (await acts.register(aina, { role: 'own' })).items.find(
      ({ client }) => client?.name === 'Endevinat',
    )
    const dispute = () =>
      server.call('disputeIntroduction', {
        token: aina.token,
        params: { id: theirs.id },
        body: { text: '¿De quién es?' },
      })
    const blind = await dispute()
    expect(blind.status).toBe(200)
    expect(blind.body.dispute?.parties).toMatchObject([{ agencyName: 'Sal i Pins', own: false }])
    expect(await acts.mine(aina, own?.id ?? '')).toMatchObject({ dispute: null, first: null })
    const withdrawn = await server.call('withdrawIntroductionDispute', {
      token: aina.token,
      params: { id: theirs.id },
    })
    expect(withdrawn.status).toBe(200)
    await acts.check(aina, home, own?.client?.id ?? '')
    expect((await dispute()).body.dispute?.parties).toMatchObject([{ own: false }, { own: true }])
    expect((await acts.mine(aina, own?.id ?? ''))?.dispute).toMatchObject({ own: true })
  })

  it('names nobody who blocks the reader, or whom they block', async () => {
    const id = await acts.circle(aina, [joana, marc])
    const reach = { email: 'blocked@rig.example' }
    const [ours, theirs] = [await acts.client(joana, reach), await acts.client(marc, reach)]
    const first = (await acts.introduce(joana, home, ours)).body
    const second = (await acts.introduce(marc, home, theirs)).body
    const block = (blocked: boolean) =>
      server.call('setNetworkBlock', {
        token: joana.token,
        params: { id },
        body: { agencyId: agencyOf(marc), blocked },
      })
    await block(true)
    const { body } = await server.call('disputeIntroduction', {
      token: marc.token,
      params: { id: second.id },
      body: { text: 'Nuestra' },
    })
    expect(body.dispute?.parties.map(({ agencyName }) => agencyName)).toEqual([null, 'Sal i Pins'])
    expect(JSON.stringify(await acts.mine(joana, first.id))).not.toContain('Sal i Pins')
    await block(false)
  })
})
