import { sql } from '../db/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'
import { picture } from '../testing/home.ts'

/**
 * An owner passed on to the world's agency with a proof, who said yes; one whose referral was paid;
 * another one who is still asked.
 */
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
    await server.call('uploadReferralProof', {
      token: referrer.token,
      params,
      files: [{ field: 'proof', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
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
    if (sent.status !== 200)
      throw new Error(`The world's referral was not sent: ${JSON.stringify(sent.body)}`)
    // As the mail has it; its job runs when a walk says so.
    const ownerToken = await server.deps.links.sign({
      purpose: 'referral-owner',
      id: body.id,
      expiresAt: new Date(sent.body.asksUntil ?? ''),
    })
    return { id: body.id, ownerToken }
  }
  const agree = async (ownerEmail: string) => {
    const { id, ownerToken } = await send(ownerEmail)
    await server.call('answerReferral', { params: { ownerToken }, body: { answer: 'yes' } })
    return id
  }
  const referralId = await agree(`${name.toLowerCase()}-said@rig.example`)
  const asked = await send(`${name.toLowerCase()}-asked@rig.example`)
  const paidId = await agree(`${name.toLowerCase()}-paid@rig.example`)
  // Last: who was paid in a year passes nobody else on in it.
  await payFor(server, { admin, referrer, id: paidId })
  return { referralId, paidId, ownerToken: asked.ownerToken }
}

/** Paid for a sale that is older than the world. */
async function payFor(
  server: TestServer,
  { admin, referrer, id }: { admin: Person; referrer: Person; id: string },
): Promise<void> {
  await server.call('saveReferralPayee', {
    token: referrer.token,
    body: {
      kind: 'person',
      legalName: 'Pep Coll',
      taxId: '12345678Z',
      iban: 'ES91 2100 0418 4502 0005 1332',
    },
  })
  const { token } = admin
  await sql`update referral set state = 'due', due_at = now() where id = ${id}`.execute(server.db)
  const { version } = (await server.call('getReferral', { token, params: { id } })).body
  const paid = await server.call('stepReferral', {
    token,
    params: { id },
    body: { act: 'pay', version, closePrice: 30_000_000 },
  })
  if (paid.status !== 200)
    throw new Error(`The world's referral was not paid: ${JSON.stringify(paid.body)}`)
}
