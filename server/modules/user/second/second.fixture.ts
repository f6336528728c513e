import { Secret, TOTP } from 'otpauth'
import type { Person } from '../../../testing/people.ts'
import type { TestServer } from '../../../testing/test-server.ts'

/** What an app shows that was given this secret. */
export const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Turns a person's second step on; gives the app's secret and the recovery codes. */
export async function turnOn(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
): Promise<{ secret: string; codes: string[] }> {
  const { secret } = (await server.call('startTotp', { token })).body
  const body = { code: codeAt(secret, server.deps.now()) }
  const { status, body: told } = await server.call('confirmTotp', { token, body })
  if (status !== 200) throw new Error(`confirmTotp answered ${status}: ${JSON.stringify(told)}`)
  return { secret, codes: told.codes }
}
