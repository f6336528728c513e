import { sql } from '../db/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import { picture } from '../testing/home.ts'

/** An owner passed on to the world's agency, who said yes; another one who is still asked. */
export async function referralsOf(server: TestServer, admin: Person, name: string) {
  const { token } = admin
  const terms = await server.call('saveReferralTerms', {
    token,
    body: { open: true, kind: 'percent', percent: 10, feePct: 3, months: 12, text: 'Walk' },
  })
  const referrer = await server.register({ role: 'USER' })
  await sql`update app_user set email_verified_at = now()
    where id = ${referrer.profile.id}`.execute(server.db)
  const send = async (ownerEmail: string) => {
    const made = await server.call('createReferral', {
      token: referrer.token,
      body: {
        agencyId: admin.profile.agency_ids[0],
        termsId: terms.body.terms?.id,
        ownerName: 'Francesca Mas',
        ownerEmail,
        relation: 'friend',
        language: 'es',
        consent: true,
      },
    })
    const params = { id: made.body.id }
    const { body } = await server.call('saveReferralHome', {
      token: referrer.token,
      params,
      body: {
        municipalityIne: '07061',
        type: 'vivienda',
        operation: 'V',
        version: made.body.version,
      },
    })
    const photo = await server.call('addReferralPhoto', {
      token: referrer.token,
      params,
      files: [
        { field: 'picture', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() },
      ],
    })
    const sent = await server.call('sendReferral', {
      token: referrer.token,
      params,
      body: { version: photo.body.version },
    })
    // As the mail has it; its job runs when a walk says so.
    const ownerToken = await server.deps.links.sign({
      purpose: 'referral-owner',
      id: body.id,
      expiresAt: new Date(sent.body.asksUntil ?? ''),
    })
    return { id: body.id, ownerToken }
  }
  const said = await send(`${name.toLowerCase()}-said@rig.example`)
  await server.call('answerReferral', {
    params: { ownerToken: said.ownerToken },
    body: { answer: 'yes' },
  })
  const asked = await send(`${name.toLowerCase()}-asked@rig.example`)
  return { referralId: said.id, ownerToken: asked.ownerToken }
}
