import type { FastifyInstance } from 'fastify'
import { formRequest } from '../../testing/form.ts'
import { nextAddress } from '../../testing/call.ts'
import type { Route } from '../../contract/routes.ts'
import { picture } from '../../testing/home.ts'

/** A request that either server can be asked. */
export interface Question {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  /** Sent as it is instead of `body`. */
  raw?: { type: string; text: string }
  token?: string | null
  headers?: Record<string, string>
  ip?: string
  /** True: as a form with its required files. */
  form?: boolean
}

/** What a server answered; `body` is null for what is no JSON. */
export interface Answer {
  status: number
  type: string
  body: unknown
}

/** Asks a server an operation of the contract, in process. */
export async function ask(app: FastifyInstance, route: Route, question: Question): Promise<Answer> {
  const url = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(question.params?.[name] ?? 'x'),
  )
  const query = new URLSearchParams(
    Object.entries(question.query ?? {}).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  )
  const headers: Record<string, string> = {
    'accept-language': 'en',
    ...(question.token ? { authorization: `Token ${question.token}` } : {}),
    ...question.headers,
  }
  let payload: string | Buffer | undefined
  if (question.raw) {
    headers['content-type'] = question.raw.type
    payload = question.raw.text
  } else if (question.form && route.body) {
    const files = await Promise.all(
      route.body.files
        .filter(({ required }) => required)
        .map(async ({ name }) => ({
          field: name,
          filename: 'a.jpg',
          mime: 'image/jpeg',
          content: await picture(),
        })),
    )
    const form = await formRequest(route, (question.body ?? {}) as Record<string, unknown>, files)
    headers['content-type'] = form.contentType
    payload = form.payload
  } else if (question.body !== undefined) {
    headers['content-type'] = 'application/json'
    payload = JSON.stringify(question.body)
  }
  const response = await app.inject({
    method: route.method,
    url: query.size > 0 ? `${url}?${query}` : url,
    headers,
    payload,
    remoteAddress: question.ip ?? nextAddress(),
  })
  const type = String(response.headers['content-type'] ?? '')
  return {
    status: response.statusCode,
    type,
    body: type.includes('json') && response.payload !== '' ? response.json() : null,
  }
}
