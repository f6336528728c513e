import { expect } from 'vitest'
import type { Person } from '../../testing/people.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { home, picture } from '../../testing/home.ts'

/** What runs every minute, by a time of one's own. */
export { tellVisitors } from './jobs.ts'

/** How many homes each server has had: a reference is its own there. */
const counts = new WeakMap<TestServer, number>()

const CATALINA = { name: 'Catalina Oliver', email: 'owner@rig.example' }

/** A home on the market with an owner who reads mail, or with these. */
export async function homeOf(
  server: TestServer,
  who: Person,
  owners = [CATALINA],
): Promise<string> {
  const count = (counts.get(server) ?? 0) + 1
  counts.set(server, count)
  const doc = home(`VI-${count}`)
  const { body } = await server.call('createProperty', {
    token: who.token,
    body: {
      ...doc,
      mandate: {
        ...doc.mandate,
        shared: true,
        owners,
      },
    },
  })
  await server.call('uploadPropertyMedia', {
    token: who.token,
    params: { id: body.id },
    files: [{ field: 'files', filename: 'a.jpg', mime: 'image/jpeg', content: await picture() }],
  })
  await server.runJobs()
  const { version } = (
    await server.call('getProperty', { token: who.token, params: { id: body.id } })
  ).body
  expect(
    (
      await server.call('publishProperty', {
        token: who.token,
        params: { id: body.id },
        body: { version },
      })
    ).status,
  ).toBe(200)
  return body.id
}

/** A visit of a home or several in the diary, an hour ago unless told, by a German-speaking contact. */
export async function visitOf(
  server: TestServer,
  who: Person,
  homes: string | string[],
  {
    startsAt = new Date(Date.now() - 3_600_000),
    email = 'klaus@rig.example',
    demandId,
  }: { startsAt?: Date; email?: string; demandId?: string } = {},
) {
  const found = (await server.call('listContacts', { token: who.token, query: { q: email } })).body
    .items[0]
  const contactId =
    found?.id ??
    (
      await server.call('createContact', {
        token: who.token,
        body: {
          person: { firstName: 'Klaus', lastName: 'Brandt', language: 'de' },
          reach: { emails: [{ address: email }] },
        },
      })
    ).body.id
  const made = await server.call('createAgendaEvent', {
    token: who.token,
    body: {
      kind: 'visit',
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 1_800_000).toISOString(),
      propertyIds: [homes].flat(),
      attendees: [{ contactId }],
      ...(demandId ? { demandId } : {}),
    },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { id: made.body.event.id, contactId }
}

/** A drawn signature. */
export const PATH = 'M20 100L120 60L220 140L320 40L420 120'

export const KLAUS = {
  name: 'Klaus Brandt',
  idKind: 'PASSPORT',
  idNumber: 'c01x00t47',
  signature: { path: PATH },
} as const

/** Asks a visitor what they thought; answers the token that was mailed to them alone. */
export async function askedOf(server: TestServer, who: Person, id: string): Promise<string> {
  const { body } = await server.call('askVisitFeedback', { token: who.token, params: { id } })
  expect(body).toEqual({ token: '', mailed: true })
  await server.runJobs()
  const text = (await server.mails()).at(-1)?.text ?? ''
  return /\/busqueda\/visita\/([\w-]+\.[\w-]{43})/.exec(text)?.[1] ?? ''
}
