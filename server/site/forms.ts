import type { FastifyInstance } from 'fastify'
import { unreadForm } from './unread-form.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data'
const MOST_BYTES = 64 * 1024

/** The fields of a multipart form as an urlencoded one; no form of a website has files. */
async function fieldsOf(type: string, body: Buffer): Promise<string> {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  if (form === null) throw Object.assign(new Error('Not the form it says'), { statusCode: 415 })
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return String(new URLSearchParams(fields))
}

/** Takes what a form sends in either coding that browsers have for fields, as an urlencoded text. */
export function takeForms(app: FastifyInstance): void {
  app.setErrorHandler(unreadForm)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    URLENCODED,
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.addContentTypeParser(
    MULTIPART,
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    async (request: { headers: Record<string, unknown> }, body: Buffer) =>
      fieldsOf(String(request.headers['content-type']), body),
  )
}
