import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { writeAtStart } from './write-at-start.ts'

const of = (code: string) =>
  Object.assign(new Error('cannot execute INSERT'), { code, severity: 'ERROR' })

test.each(['25006', '53100', '57P01'])(
  'what cannot be written at the start (%s) is written later, and the server starts',
  async (code) => {
    const app = Fastify()
    const tried: string[] = []
    writeAtStart(
      app,
      'a write',
      async () => {
        tried.push(tried.length < 3 ? 'failed' : 'written')
        if (tried.at(-1) === 'failed') throw of(code)
      },
      1,
    )
    await app.ready()
    expect(tried).toEqual(['failed'])
    await expect.poll(() => tried).toEqual(['failed', 'failed', 'failed', 'written'])
    await app.close()
  },
)

test('any other error refuses the start', async () => {
  const app = Fastify()
  writeAtStart(app, 'a write', () => Promise.reject(of('42P01')))
  await expect(app.ready()).rejects.toThrow('cannot execute')
})
