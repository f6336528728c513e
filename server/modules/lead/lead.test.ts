import { afterAll, describe, expect, it } from 'vitest'
import { sql, type RawBuilder } from '../../db/index.ts'
import { forgetOperatorLeads } from './lead.repository.ts'
import { say } from './messages.ts'
import { enquiry, startLeads } from './leads.fixture.ts'

const { server, admin, agent, stranger, publish, home, ask, list } = await startLeads()
afterAll(() => server.close())

describe('an enquiry', () => {
  it('reaches the agent of the home, with a mail to both', async () => {
    const sent = await ask()
    expect([sent.status, sent.body.message]).toEqual([
      201,
      'Hemos enviado tu consulta a Portal Vell. Te responderán pronto.',
    ])
    const [lead] = (await list(agent)).items
    expect(lead).toMatchObject({
      id: sent.body.id,
      state: 'new',
      assignedTo: agent.profile.id,
      phone: '+4930901820',
      version: 1,
      property: { id: home, price: 94_500_000 },
    })
    await server.runJobs()
    const mails = await server.mails()
    const toAgent = mails.find(
      (one) => one.to.includes(agent.email) && one.text.includes('Klaus Brandt'),
    )
    const toVisitor = mails.find((one) => one.to.includes('klaus@visitor.example'))
    expect(toAgent?.text).toContain('Ist das Haus noch frei?')
    expect(toVisitor?.subject).toContain('Ihre Anfrage')
    expect(toVisitor?.text).toContain('Guten Tag Klaus,')
    const stored = await server.db
      .selectFrom('lead')
      .select(['consent_text', 'consent_at'])
      .where('id', '=', sent.body.id)
      .executeTakeFirstOrThrow()
    expect(stored.consent_text).toBe(say('de', 'consent', { agency: 'Portal Vell' }))
    const history = await server.call('listPropertyHistory', {
      token: admin.token,
      params: { id: home },
    })
    expect(history.body.items.map((entry) => entry.kind)).toContain('LEAD')
  })

  it('sent twice is one, also at once', async () => {
    const [first, second] = await Promise.all([
      ask({ email: 'twice@visitor.example' }),
      ask({ email: 'twice@visitor.example' }),
    ])
    expect(second.body.id).toBe(first.body.id)
  })

  it('waits for the version that knows whose home it is about', async () => {
    const { rows } = await sql<{ stored: string }>`
      select (public #> '{}')::text as stored from listing where id = ${home}`.execute(server.db)
    const write = (doc: RawBuilder<unknown>) =>
      sql`update listing set public = ${doc} where id = ${home}`.execute(server.db)
    for (const odd of [
      sql`public - 'id'`,
      sql`public - 'agency'`,
      sql`public #- '{agency,id}'`,
      sql`'[]'::jsonb`,
    ]) {
      await write(odd)
      const { status, body } = await ask({ email: 'later@visitor.example' })
      expect([status, body.message]).toEqual([503, expect.stringContaining('versión')])
      await write(sql`${rows[0]?.stored}::jsonb`)
    }
    expect((await ask({ email: 'later@visitor.example' })).status).toBe(201)
  })

  it('is taken as long as the form allows, in any script', async () => {
    for (const letter of ['漢', '😀'])
      expect(
        (
          await ask({
            email: 'long@visitor.example',
            firstName: letter.repeat(40),
            message: letter.repeat(1500),
          })
        ).status,
      ).toBe(201)
  })

  it('needs consent, words, a home on the market', async () => {
    expect((await ask({ consent: false })).body).toHaveProperty('consent')
    expect((await ask({ message: ' ' })).body).toEqual({ message: 'Este campo es obligatorio' })
    expect((await ask({ phone: '1' })).body).toHaveProperty('phone')
    expect((await ask({ propertyId: '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b' })).status).toBe(404)
    const draft = await server.call('createProperty', {
      token: admin.token,
      body: { basics: { type: 'vivienda', offers: [{ operation: 'V', price: 100 }] } },
    })
    expect((await ask({ propertyId: draft.body.id })).status).toBe(404)
  })

  it('of a program is taken and never shown', async () => {
    await server.runJobs()
    const before = (await server.mails()).length
    const sent = await ask({ email: 'bot@visitor.example', website: 'https://bot.example' })
    await server.runJobs()
    expect([sent.status, (await server.mails()).length]).toEqual([201, before])
    expect((await list(admin, { q: 'bot@visitor' })).total).toBe(0)
    expect(
      (await server.call('getLead', { token: admin.token, params: { id: sent.body.id } })).status,
    ).toBe(404)
  })

  it('that looks like advertising waits among the discarded, and nobody is written to', async () => {
    await server.runJobs()
    const before = (await server.mails()).length
    await ask({
      email: 'seo@visitor.example',
      message: 'Best SEO backlinks: https://a.example https://b.example',
    })
    await server.runJobs()
    expect((await server.mails()).length).toBe(before)
    expect((await list(admin, { q: 'seo@visitor' })).items[0]?.state).toBe('discarded')
  })

  it('with a link reaches the agent, but no stranger gets it from us as a receipt', async () => {
    await server.runJobs()
    const before = (await server.mails()).length
    await ask({ email: 'victim@visitor.example', message: 'You have won: https://prize.example' })
    await server.runJobs()
    const sent = (await server.mails()).slice(before)
    expect(sent.map(({ to }) => to)).toEqual([agent.email])
  })

  it('tells a mailbox that anybody may have typed nothing that a stranger wrote', async () => {
    await server.runJobs()
    const before = (await server.mails()).length
    const email = 'mark@visitor.example'
    await ask({
      email,
      firstName: 'prize.example/win now',
      message: 'Call +34 600 111 222: you won',
    })
    await server.runJobs()
    const sent = (await server.mails()).slice(before).filter(({ to }) => to === email)
    expect(sent.map(({ text }) => /prize|600 111|you won/.test(text))).toEqual([false])
    expect(sent[0]?.text).toContain('Guten Tag mark,')
  })

  it('goes to the senior ADMIN when nobody looks after the home, or they have left', async () => {
    const orphan = await publish(null)
    const one = await ask({ propertyId: orphan })
    expect(
      (await server.call('getLead', { token: admin.token, params: { id: one.body.id } })).body
        .assignedTo,
    ).toBe(admin.profile.id)
    const leaver = await server.register({ role: 'STAFF', agency: admin })
    const left = await publish(leaver.profile.id)
    // Whoever leaves hands everything over; a program's row may still name somebody who is gone.
    await server.db
      .updateTable('app_user')
      .set({ active: false })
      .where('id', '=', leaver.profile.id)
      .execute()
    const two = await ask({ propertyId: left })
    expect(
      (await server.call('getLead', { token: admin.token, params: { id: two.body.id } })).body
        .assignedName,
    ).toBe(`${admin.profile.first_name} Ferrer`)
  })

  it('is refused after too many from one address', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1)
      statuses.push(
        (
          await server.call('createLead', {
            body: { propertyId: home, ...enquiry, email: `r${i}@visitor.example` },
            ip: '203.0.113.7',
          })
        ).status,
      )
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('an enquiry without a home', () => {
  const write = (change: object = {}) =>
    server.call('createLead', { body: { ...enquiry, ...change } })

  it('to an agency waits in its inbox with the senior ADMIN, like any other', async () => {
    const agencyId = admin.profile.agency_ids[0] ?? ''
    expect((await server.call('listPublicAgencies')).body.items).toMatchObject([
      { id: agencyId, name: 'Portal Vell' },
    ])
    expect(
      (await server.call('listPublicAgencies', { query: { slug: 'nobody' } })).body.items,
    ).toEqual([])
    const sent = await write({ agencyId, email: 'open@visitor.example' })
    expect([sent.status, sent.body.message]).toEqual([
      201,
      'Hemos enviado tu consulta a Portal Vell. Te responderán pronto.',
    ])
    expect(
      (await server.call('getLead', { token: admin.token, params: { id: sent.body.id } })).body,
    ).toMatchObject({ agencyId, property: null, assignedTo: admin.profile.id })
    expect([
      (await list(agent, { q: 'open@visitor' })).total,
      (await list(stranger, { q: 'open@visitor' })).total,
    ]).toEqual([0, 0])
    await server.runJobs()
    const mails = await server.mails()
    expect(
      mails.find((one) => one.to === admin.email && one.subject === 'Mensaje de Klaus Brandt')
        ?.text,
    ).toContain('/auth/mensajes?chat=')
    expect(mails.find((one) => one.to === 'open@visitor.example')?.subject).toBe(
      'Ihre Nachricht an Portal Vell',
    )
    expect((await write({ agencyId: stranger.profile.agency_ids[0] })).status).toBe(404)
  })

  it('and without an agency goes to the operator alone, and is forgotten after a year', async () => {
    expect((await write({ email: 'kept@visitor.example' })).body.message).toContain(
      'no tiene todavía un buzón',
    )
    await server.runJobs()
    expect((await server.mails()).some((one) => one.to === 'kept@visitor.example')).toBe(false)
    server.deps.config.operatorEmail = 'operator@rig.example'
    const sent = await write({ email: 'operator-asks@visitor.example' })
    expect(sent.body.message).toBe('Hemos recibido tu mensaje. Te responderemos por correo.')
    await server.runJobs()
    const mail = (await server.mails()).find((one) => one.to === 'operator@rig.example')
    expect([mail?.replyTo, mail?.subject]).toEqual([
      'operator-asks@visitor.example',
      'Mensaje de Klaus Brandt',
    ])
    server.deps.config.operatorEmail = null
    for (const who of [admin, stranger]) {
      expect((await list(who, { q: 'operator-asks' })).total).toBe(0)
      expect(
        (await server.call('getLead', { token: who.token, params: { id: sent.body.id } })).status,
      ).toBe(404)
    }
    const left = () =>
      server.db.selectFrom('lead').select('id').where('agency_id', 'is', null).execute()
    await forgetOperatorLeads(server.db, new Date(Date.now() - 60_000))
    expect(await left()).toHaveLength(2)
    await forgetOperatorLeads(server.db, new Date(Date.now() + 60_000))
    expect(await left()).toHaveLength(0)
  })
})
