import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startGoogle, type GoogleDouble } from '../../testing/google.ts'
import { googleCalendar } from './google.ts'

let google: GoogleDouble
beforeAll(async () => {
  google = await startGoogle()
})
afterAll(() => google.close())

const by = (clientSecret: string, clientId = 'rig') =>
  googleCalendar({
    clientId,
    clientSecret,
    keys: [randomBytes(32)],
    origin: google.origin,
  })

test('a wrong secret of ours ends no consent of anybody: it waits until that is mended', async () => {
  await expect(by('rotated').access('of-somebody')).rejects.toMatchObject({ reason: 'down' })
  await expect(by('rig-secret').access('of-nobody')).rejects.toMatchObject({ reason: 'ended' })
  await expect(by('rig-secret', 'deleted').access('of-somebody')).rejects.toMatchObject({
    reason: 'down',
  })
})

describe('what is no answer', () => {
  const said = { status: 200, body: '', isCut: false }
  const away = http.createServer((_request, reply) => {
    reply.writeHead(said.status, { 'content-type': 'application/json' })
    if (said.isCut) reply.write(said.body, () => reply.destroy())
    else reply.end(said.body)
  })
  beforeAll(() => new Promise<void>((done) => away.listen(0, '127.0.0.1', done)))
  afterAll(() => new Promise<void>((done) => away.close(() => done())))
  const port = () =>
    googleCalendar({
      clientId: 'rig',
      clientSecret: 'rig-secret',
      keys: [randomBytes(32)],
      origin: `http://127.0.0.1:${(away.address() as AddressInfo).port}`,
    })
  const answers = (body: string, more: { status?: number; isCut?: boolean } = {}) =>
    Object.assign(said, { status: 200, isCut: false, body, ...more })
  const isDown = (act: Promise<unknown>) => expect(act).rejects.toMatchObject({ reason: 'down' })
  const read = () => port().changes('at', { syncToken: '1' })
  const find = () => port().instance('at', 'series', { date: '2031-01-13' })

  test('is no empty calendar: half an object, a page of words, an object without a list', async () => {
    answers('{"items":[],"nextSyncToken":"2"}')
    expect([await read(), await find()]).toEqual([{ items: [], nextSyncToken: '2' }, null])
    answers('{"items":[],"nextSy', { isCut: true })
    await isDown(read())
    await isDown(find())
    for (const body of ['<html>Sign in</html>', '{"items":[],"next', '', '{}', 'null', '[]']) {
      answers(body)
      await isDown(read())
      await isDown(find())
    }
  })

  test('is a refusal only where it says which one', async () => {
    answers('{"error":{"errors":[{"reason":"forbidden"}]}}', { status: 403 })
    await expect(read()).rejects.toMatchObject({ reason: 'refused' })
    answers('{"error":{"errors":[{"reason":"rateL', { status: 403, isCut: true })
    await isDown(read())
  })

  test('is done all the same where nothing is to be said', async () => {
    answers('', { status: 204 })
    await port().remove('at', 'one', null)
    answers('')
    await port().revoke('rt')
    answers('{', { isCut: true })
    await isDown(port().revoke('rt'))
  })
})
