import { afterAll, describe, expect, it } from 'vitest'
import type { Listing, Property } from '../../../generated/model/index.ts'
import { picture } from '../../testing/home.ts'
import type { Person } from '../../testing/people.ts'
import { PDF, PHOTOS } from '../../testing/shop.ts'
import { orderWorld } from './order.fixture.ts'

const { server, acts, admin, tomeu, homeId, ordered } = await orderWorld()
afterAll(() => server.close())
const get = async (who: Person, id: string) =>
  server.call('getOrder', { token: who.token, params: { id } })

describe('what is delivered into the home', () => {
  it('acceptance 7: an energy certificate: the letter is public, the gate is green, the history names the seller', async () => {
    const id = await acts.homeOf(admin, 'OR-CEE')
    const before = (await server.call('getProperty', { token: admin.token, params: { id } }))
      .body as Property
    const { energy: _, ...legal } = before.legal ?? {}
    await server.call('updateProperty', {
      token: admin.token,
      params: { id },
      body: { version: before.version, legal },
    })
    const gate = async () => {
      const home = (await server.call('getProperty', { token: admin.token, params: { id } }))
        .body as Property
      return home.quality.items.find(({ key }) => key === 'energy')?.state
    }
    expect(await gate()).not.toBe('done')
    const service = await acts.publish(tomeu, {
      ...PHOTOS,
      category: 'energy_certificate',
      options: [],
    })
    const order = (
      await acts.order(admin, service.id, { propertyId: id, options: [], expectedTotal: 19_080 })
    ).body
    const accepted = await acts.done(tomeu, order, 'accept')
    expect((await acts.act(tomeu, accepted, 'deliver')).status).toBe(406)
    await acts.addFile(tomeu, order.id, PDF, {}, 'application/pdf')
    const energy = {
      consumptionLetter: 'D',
      consumptionKwh: 118.4,
      emissionsLetter: 'E',
      emissionsKg: 24.1,
      certificateNumber: 'CEE-2026-004321',
      issuedOn: '2026-11-20',
      expiresOn: '2036-11-20',
    } as const
    const strange = await server.call('saveOrderDelivery', {
      token: tomeu.token,
      params: { id: order.id },
      body: { version: accepted.version, areas: { built: 90 } },
    })
    expect([strange.status, Object.keys(strange.body)]).toEqual([400, ['areas']])
    const saved = await server.call('saveOrderDelivery', {
      token: tomeu.token,
      params: { id: order.id },
      body: { version: accepted.version, energy },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const given = await acts.done(tomeu, saved.body, 'deliver')
    const changes = (
      await server.call('getOrderDelivery', { token: admin.token, params: { id: order.id } })
    ).body
    expect(
      changes.changes.find(({ field }) => field === 'legal.energy.consumptionLetter'),
    ).toMatchObject({
      before: null,
      after: 'D',
      clashes: false,
    })
    const stale = await acts.act(admin, given, 'take', {
      write: true,
      propertyVersion: 1 + (changes.propertyVersion ?? 0),
    })
    expect(stale.status).toBe(409)
    const taken = await acts.done(admin, given, 'take', {
      write: true,
      propertyVersion: changes.propertyVersion ?? 0,
    })
    expect(taken.state).toBe('completed')
    expect(await gate()).toBe('done')
    const home = (await server.call('getProperty', { token: admin.token, params: { id } }))
      .body as Property
    expect(home.legal?.energy).toMatchObject({ status: 'provided', ...energy })
    const papers = await server.call('listPropertyDocuments', {
      token: admin.token,
      params: { id },
    })
    expect(papers.body.items.map(({ type }) => type)).toContain('energy')
    const history = await server.call('listPropertyHistory', { token: admin.token, params: { id } })
    expect(JSON.stringify(history.body)).toContain('Llum i Traç')
    // Published, strangers read the letter.
    await server.call('uploadPropertyMedia', {
      token: admin.token,
      params: { id },
      files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
    })
    await server.runJobs()
    const ready = (await server.call('getProperty', { token: admin.token, params: { id } }))
      .body as Property
    const out = await server.call('publishProperty', {
      token: admin.token,
      params: { id },
      body: { version: ready.version },
    })
    expect(out.status, JSON.stringify(out.body)).toBe(200)
    const ad = (await server.call('getListing', { params: { id } })).body as Listing
    expect(JSON.stringify(ad)).toContain('"consumptionLetter":"D"')
    // Written once.
    expect(
      (await acts.act(admin, taken, 'take', { write: true, propertyVersion: ready.version }))
        .status,
    ).toBe(406)
  })

  it('photos come behind those that are there, staged ones marked; a field that the buyer keeps stays', async () => {
    const id = await acts.homeOf(admin, 'OR-PLAN')
    const plan = await acts.publish(tomeu, { ...PHOTOS, category: 'floor_plan', options: [] })
    const order = (
      await acts.order(admin, plan.id, { propertyId: id, options: [], expectedTotal: 19_080 })
    ).body
    const accepted = await acts.done(tomeu, order, 'accept')
    await acts.addFile(tomeu, order.id, await picture(), { kind: 'plan', staged: true })
    const saved = (
      await server.call('saveOrderDelivery', {
        token: tomeu.token,
        params: { id: order.id },
        body: { version: accepted.version, areas: { usable: 108.4, built: 151.2 } },
      })
    ).body
    const given = await acts.done(tomeu, saved, 'deliver')
    const { body: changes } = await server.call('getOrderDelivery', {
      token: admin.token,
      params: { id: order.id },
    })
    const built = changes.changes.find(({ field }) => field === 'layout.built')
    expect(built?.clashes).toBe(true)
    await acts.done(admin, given, 'take', {
      write: true,
      propertyVersion: changes.propertyVersion ?? 0,
      keep: ['layout.built'],
    })
    const home = (await server.call('getProperty', { token: admin.token, params: { id } }))
      .body as Property
    expect(home.layout).toMatchObject({
      usable: 108.4,
      built: built?.before,
      areaSource: 'measured',
    })
    expect(home.media.at(-1)).toMatchObject({ kind: 'plan', caption: { es: 'Montaje virtual' } })
  })

  it('waits for the transfer where the seller is paid before', async () => {
    const before = await acts.publish(tomeu, { ...PHOTOS, payWhen: 'before' })
    const order = (await acts.order(admin, before.id, { propertyId: homeId })).body
    const accepted = await acts.done(tomeu, order, 'accept')
    await acts.addFile(tomeu, order.id, await picture())
    const given = await acts.done(tomeu, accepted, 'deliver')
    const hidden = (await get(admin, order.id)).body
    expect([hidden.hidden, hidden.files[0]?.src]).toEqual([true, null])
    const file = { id: order.id, fileId: hidden.files[0]?.id ?? '' }
    expect((await server.call('getOrderFile', { token: admin.token, params: file })).status).toBe(
      406,
    )
    await acts.done(tomeu, given, 'received')
    const open = (await get(admin, order.id)).body
    expect([open.hidden, open.files[0]?.src]).toEqual([false, expect.stringContaining('/media/')])
    expect((await server.call('getOrderFile', { token: admin.token, params: file })).status).toBe(
      200,
    )
  })

  it('refuses what only looks like a picture, by name, and keeps the rest', async () => {
    const accepted = await acts.done(tomeu, await ordered(), 'accept')
    const bad = await acts.addFile(tomeu, accepted.id, 'MZ this is a program')
    expect(bad.body.refused).toHaveLength(1)
    expect(bad.body.order.files).toEqual([])
    expect((await acts.addFile(admin, accepted.id, await picture())).status).toBe(403)
  })
})
