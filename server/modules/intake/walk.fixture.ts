import { expect } from 'vitest'
import type {
  Contact,
  ContactPage,
  IntakePlan,
  IntakePreview,
  IntakeRowPage,
  IntakeRun,
} from '../../../generated/model/index.ts'
import type { TestServer } from '../../testing/test-server.ts'

/** The way of a file through the API, step by step, as tests walk it. */
export function walkOf(server: () => TestServer) {
  async function upload(
    token: string,
    text: string | Buffer,
    filename = 'clientes.csv',
  ): Promise<IntakeRun> {
    const { status, body } = await server().call('createIntake', {
      token,
      files: [{ field: 'file', filename, mime: 'text/csv', content: Buffer.from(text) }],
    })
    expect([status, body]).toMatchObject([201, { status: 'uploaded' }])
    return body
  }
  const plan = async (
    token: string,
    run: IntakeRun,
    more: Partial<IntakePlan> = {},
  ): Promise<IntakeRun> => {
    const { status, body } = await server().call('mapIntake', {
      token,
      params: { id: run.id },
      body: { mapping: run.mapping, mode: 'upsert', dedupeKeys: ['phone', 'email'], ...more },
    })
    expect([status, body]).toMatchObject([200, { status: 'mapped' }])
    return body
  }
  /** Uploads, plans and runs a file to its end. */
  async function bring(
    token: string,
    text: string | Buffer,
    more: Partial<IntakePlan> = {},
  ): Promise<IntakeRun> {
    const { id } = await plan(token, await upload(token, text), more)
    expect((await server().call('startIntake', { token, params: { id } })).status).toBe(202)
    await server().runJobs()
    return read(token, id)
  }
  const read = async (token: string, id: string): Promise<IntakeRun> =>
    (await server().call('getIntake', { token, params: { id } })).body
  const preview = async (token: string, id: string): Promise<IntakePreview> =>
    (await server().call('previewIntake', { token, params: { id } })).body
  const rows = async (token: string, id: string, query = {}): Promise<IntakeRowPage> =>
    (
      await server().call('listIntakeRows', {
        token,
        params: { id },
        query: { limit: 100, ...query },
      })
    ).body
  const people = async (token: string, q?: string): Promise<ContactPage> =>
    (await server().call('listContacts', { token, query: { limit: 100, ...(q && { q }) } })).body
  const person = async (token: string, q: string): Promise<Contact> =>
    (
      await server().call('getContact', {
        token,
        params: { id: (await people(token, q)).items[0]?.id ?? '' },
      })
    ).body
  return { upload, plan, bring, read, preview, rows, people, person }
}
