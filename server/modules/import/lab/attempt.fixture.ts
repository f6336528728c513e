import { expect } from 'vitest'
import type { LabReport } from '../../../../generated/model/index.ts'
import type { Feeds } from '../feed/feeds.fixture.ts'

/** What the laboratory of a test does. */
export const laboratory = ({ server }: Feeds) => {
  const send = async (token: string, content: Buffer, filename = 'a.xml', body: object = {}) =>
    server.call('createLabReport', {
      token,
      body,
      files: [{ field: 'file', filename, mime: 'text/plain', content }],
    })
  return {
    send,
    /** Sends a file and waits for its report. */
    attempt: async (
      token: string,
      content: Buffer | string,
      body: object = {},
    ): Promise<LabReport> => {
      const sent = await send(token, Buffer.from(content), 'a.xml', body)
      expect(sent.status, JSON.stringify(sent.body)).toBe(202)
      await server.runJobs()
      const { id } = sent.body as LabReport
      return (await server.call('getLabReport', { token, params: { id } })).body as LabReport
    },
  }
}
