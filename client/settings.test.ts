import { expect, test, vi } from 'vitest'
import { bind } from './bind.ts'
import { http } from './http.ts'
import type { CallOptions } from './settings.ts'

const operations = {
  getHome: (id: string, options?: CallOptions) =>
    http<{ id: string }>({ url: `/api/v1/home/${id}/`, method: 'GET' }, options),
}
const baseUrl = 'https://llar.example'
const connect = (settings: unknown) => bind(operations, settings as never)

test.each([
  ['nothing', undefined, /^connect: give it \{ baseUrl \}, not undefined$/],
  ['an address alone', baseUrl, /^connect: give it \{ baseUrl \}, not "https:\/\/llar\.example"$/],
  [
    'a misspelt address',
    { baseURL: baseUrl },
    /^connect: there is no setting baseURL; there are baseUrl, token, language, fetch$/,
  ],
  ['a misspelt language', { baseUrl, lang: 'en' }, /^connect: there is no setting lang;/],
  [
    'a name that every object has',
    { baseUrl, toString: () => 'x' },
    /^connect: there is no setting toString;/,
  ],
  [
    'no address',
    { token: 'x' },
    /^connect: baseUrl is the address of the server, such as https:\/\/llar\.example, not undefined$/,
  ],
  ['no scheme', { baseUrl: 'llar.example' }, /^connect: baseUrl .* not "llar\.example"$/],
  ['another scheme', { baseUrl: 'ftp://llar.example' }, /^connect: baseUrl/],
  ['a path', { baseUrl: '/api' }, /^connect: baseUrl/],
  ['no host', { baseUrl: 'https://' }, /^connect: baseUrl/],
  ['an address object', { baseUrl: new URL(baseUrl) }, /^connect: baseUrl .* not object$/],
  ['a question behind it', { baseUrl: `${baseUrl}/?x=1` }, /^connect: baseUrl/],
  ['a password in it', { baseUrl: 'https://a:b@llar.example' }, /^connect: baseUrl/],
  [
    'another language',
    { baseUrl, language: 'fr' },
    /^connect: language is one of es, en, ca, de, not "fr"$/,
  ],
  [
    'a token that is a profile',
    { baseUrl, token: { token: 'x' } },
    /^connect: token is the token of a profile, a text without blanks$/,
  ],
  ['a token with its word', { baseUrl, token: 'Bearer abc' }, /^connect: token/],
  [
    'a fetch that is none',
    { baseUrl, fetch: 'node-fetch' },
    /^connect: fetch is a function, not "node-fetch"$/,
  ],
])('refused when connecting: %s', (_name, settings, message) => {
  expect(() => connect(settings)).toThrow(message)
  expect(() => connect(settings)).toThrow(TypeError)
})

test.each([
  [{ baseUrl }],
  [{ baseUrl: `${baseUrl}/` }],
  [{ baseUrl: 'http://127.0.0.1:3000/llar', token: null, language: 'ca' }],
  [{ baseUrl, token: 'v4.local.abc-_~', fetch }],
  [{ baseUrl, token: undefined, language: undefined, fetch: undefined }],
])('taken: %j', (settings) => {
  expect(Object.keys(connect(settings))).toEqual(['getHome'])
})

test('an option of a call that there is not is named, and nothing is asked', async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json({ id: '7' })))
  const llar = connect({ baseUrl, fetch: asked })
  await expect(llar.getHome('7', { signl: AbortSignal.timeout(1000) } as never)).rejects.toThrow(
    '/api/v1/home/7/: there is no option signl; there are headers, signal',
  )
  expect(asked).not.toHaveBeenCalled()
  expect(
    await llar.getHome('7', {
      headers: { 'X-Mock-Scenario': 'one' },
      signal: AbortSignal.timeout(5000),
    }),
  ).toEqual({ id: '7' })
  expect(await llar.getHome('7')).toEqual({ id: '7' })
})
