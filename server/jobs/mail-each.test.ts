import { afterAll, expect, test } from 'vitest'
import { jobs } from '../app.ts'
import { uuidv7 } from '../db/index.ts'
import { ServiceAway } from '../ports/away.ts'
import type { Mail } from '../ports/mail/index.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'
import { byKind } from './run.ts'
import { mailEach } from './index.ts'

const server = await startTestServer()
afterAll(() => server.close())
const kinds = byKind(jobs)

const never = new Error('SMTP EENVELOPE 550 RCPT TO')

/** Runs a job whose mails to `bad` are refused by the mail server; who else has one. */
async function mailedBut(
  bad: string,
  kind: string,
  payload: unknown,
  fault = never,
): Promise<string[]> {
  const got: string[] = []
  const mail = {
    where: 'test',
    send: async ({ to }: Mail) => {
      if (to === bad) throw fault
      got.push(to)
    },
  }
  const run = kinds.get(kind)?.handler(payload, { ...server.deps, mail })
  await expect(run).rejects.toBe(fault)
  return got
}

const agencyOf = ({ profile }: Person): string => profile.agency_ids[0] ?? ''

test('an address that no mail server takes keeps the mail from nobody else', async () => {
  const first = await server.register({ agencyName: 'Dos jefas' })
  const second = await server.register({ agency: first, role: 'ADMIN' })
  const what = { agencyId: agencyOf(first), occasion: 'unbilled', facts: { day: '2027-01-01' } }
  expect(await mailedBut(first.email, 'subscription.mail', what)).toEqual([second.email])
  const { operators } = server.deps.config
  operators.push(first.email, second.email)
  const act = { act: 'invoice.paid', subject: 'F-1', reason: 'La transferencia ha llegado' }
  const actId = uuidv7()
  await server.db
    .insertInto('operator_act')
    .values({ id: actId, ...act, by_email: 'elsewhere@rig.example', user_id: null, at: new Date() })
    .execute()
  expect(await mailedBut(first.email, 'operator.told', { actId })).toEqual([second.email])
  operators.splice(0)
})

test('of two who visit together the one whose address is right has the appointment', async () => {
  const agent = await server.register()
  const startsAt = new Date(Date.now() + 86_400_000)
  const body = {
    kind: 'visit' as const,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 1_800_000).toISOString(),
    attendees: [
      { name: 'Ona', email: 'ona@rig.exmaple' },
      { name: 'Pau', email: 'pau@rig.example' },
    ],
  }
  const { event } = (await server.call('createAgendaEvent', { token: agent.token, body })).body
  const mail = { kind: event.status, eventId: event.id }
  expect(await mailedBut('ona@rig.exmaple', 'visit.mail', mail)).toEqual(['pau@rig.example'])
  // As well where the mail server would rather be asked again later: the job waits for her alone.
  const later = new ServiceAway('mail', 'SMTP EENVELOPE 450 RCPT TO', { oneAddress: true })
  expect(await mailedBut('ona@rig.exmaple', 'visit.mail', mail, later)).toEqual(['pau@rig.example'])
})

test('a mail server that is away is asked once', async () => {
  const asked: number[] = []
  const sending = mailEach([1, 2, 3], async (one) => {
    asked.push(one)
    throw new ServiceAway('mail', 'SMTP ECONNECTION')
  })
  await expect(sending).rejects.toThrow('SMTP ECONNECTION')
  expect(asked).toEqual([1])
})

test('of addresses that are refused those for which it can wait are waited for', async () => {
  const later = new ServiceAway('mail', 'SMTP EENVELOPE 450 RCPT TO', { oneAddress: true })
  const asked: Error[] = []
  const sending = mailEach([never, later, never], async (fault) => {
    asked.push(fault)
    throw fault
  })
  await expect(sending).rejects.toBe(later)
  expect(asked).toEqual([never, later, never])
})
