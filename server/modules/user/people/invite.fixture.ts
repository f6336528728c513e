import type { Deps } from '../../../contract/deps.ts'
import type { Person } from '../../../testing/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

/** An ADMIN who invites, and what the invited do with what they were mailed. */
export async function inviting(overrides: Partial<Deps> = {}) {
  const server = await startTestServer(overrides)
  const boss = await server.register()
  /** What the links of all mails to somebody bear under a name. */
  const mailed = async (email: string, name: 'reset' | 'invitation'): Promise<string[]> => {
    await server.runJobs()
    const token = new RegExp(`[?&]${name}=([\\w-]+)`)
    return (await server.mails())
      .filter(({ to }) => to === email)
      .flatMap(({ text }) => token.exec(text)?.[1] ?? [])
  }
  return {
    server,
    boss,
    invite: async (email: string) => {
      const body = { email, first_name: 'Marc', role: 'STAFF' } as const
      return (await server.call('createUser', { token: boss.token, body })).body
    },
    resend: (id: string, by = boss) =>
      server.call('resendInvitation', { token: by.token, lang: 'es', params: { id } }),
    withdraw: (id: string, by = boss) =>
      server.call('withdrawInvitation', { token: by.token, lang: 'es', params: { id } }),
    links: (email: string) => mailed(email, 'reset'),
    takeUp: (token = '') =>
      server.call('joinByInvitation', { lang: 'es', body: { token, password: 'llar-rig-secret' } }),
    accept: (token = '', by?: Person) =>
      server.call('acceptInvitation', { token: by?.token ?? '', lang: 'es', body: { token } }),
    look: (token = '', by?: Person) =>
      server.call('readInvitation', { token: by?.token ?? '', lang: 'es', body: { token } }),
    joinLink: async (email: string) => (await mailed(email, 'invitation')).at(-1),
  }
}
