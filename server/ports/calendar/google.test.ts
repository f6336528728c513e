import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
