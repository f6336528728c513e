import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import { byKind, runNext, TRIES } from '../../../jobs/run.ts'
import { takeUpDead } from '../../../jobs/stalled.ts'
import { ServiceAway } from '../../../ports/away.ts'
import { newClientId, office, type Office } from '../../chat/chat.fixture.ts'
import { INBOX_MAIL } from '../job-kinds.ts'
import { jobs } from '../jobs.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.server.close())

const quiet = { warn: () => {}, debug: () => {}, info: () => {}, error: () => {} }
/** One run of the mail that waits, with a mail server that answers so. */
async function tryOnce(fault: Error | null): Promise<void> {
  const { deps } = all.server
  await sql`update job set run_at = now() where kind = ${INBOX_MAIL}`.execute(deps.db)
  const mail = { where: '', send: () => (fault ? Promise.reject(fault) : Promise.resolve()) }
  await runNext({
    deps: { ...deps, mail },
    definitions: byKind(jobs.filter(({ kind }) => kind === INBOX_MAIL)),
    log: quiet as never,
  })
}

/** An answer by mail to a new enquiry: where it is, and what its writer is told. */
async function answered() {
  const { token } = all.agent
  const { body } = await all.server.call('createLead', {
    body: {
      propertyId: all.home,
      firstName: 'Klaus',
      lastName: 'Brandt',
      email: `klaus-${newClientId()}@visitor.example`,
      message: 'Ist das Haus noch frei?',
      language: 'de',
      consent: true,
    },
  })
  const params = { id: body.id }
  await all.server.call('createInboxMessage', {
    token,
    params,
    body: { clientId: newClientId(), kind: 'mail', text: 'Ja, es ist noch frei.' },
  })
  return {
    delivery: async () =>
      (await all.server.call('listInboxMessages', { token, params })).body.items.at(-1)?.delivery,
    told: async () =>
      (await all.server.call('listNotifications', { token })).body.items
        .filter(({ href }) => href?.includes(body.id))
        .map(({ title }) => title)
        .filter((title) => title.startsWith('No ha llegado')),
  }
}

it('a mail server that is away is waited for, and its writer sees that it is tried again', async () => {
  const mail = await answered()
  for (let n = 0; n <= TRIES; n += 1) await tryOnce(new ServiceAway('mail', 'SMTP ECONNREFUSED'))
  expect([await mail.delivery(), await mail.told()]).toEqual(['retrying', []])
  await tryOnce(null)
  expect([await mail.delivery(), await mail.told()]).toEqual(['sent', []])
})

it('a mail that was given up says so once, to its writer, too; taken up again it can still go out', async () => {
  const mail = await answered()
  const refused = new Error('SMTP 550 RCPT TO')
  for (let n = 1; n < TRIES; n += 1) await tryOnce(refused)
  expect([await mail.delivery(), await mail.told()]).toEqual(['retrying', []])
  await tryOnce(refused)
  const words = ['No ha llegado tu correo a Klaus Brandt']
  expect([await mail.delivery(), await mail.told()]).toEqual(['failed', words])
  await takeUpDead(all.server.db, INBOX_MAIL)
  await tryOnce(null)
  expect([await mail.delivery(), await mail.told()]).toEqual(['sent', words])
})
