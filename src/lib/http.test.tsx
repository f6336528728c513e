import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiFailure } from './api-error'
import { http } from './http'
import { clearMessage, getMessage } from './message'
import { clearSession, EMPTY_PROFILE, isSignedIn, setSession } from './session'
import { setTransport, type WireReply, type WireRequest } from './transport'

const sent: WireRequest[] = []
let replies: (WireReply | Error)[] = []

const reply = (
  status: number,
  data: unknown = {},
  headers: Record<string, unknown> = {},
): WireReply => ({ status, data, headers })

beforeEach(() => {
  sent.length = 0
  replies = []
  clearMessage()
  clearSession()
  setTransport(async (request) => {
    sent.push(request)
    const next = replies.shift() ?? reply(200)
    if (next instanceof Error) throw next
    return next
  })
})
afterEach(() => void vi.useRealTimers())

const failureOf = async (call: Promise<unknown>): Promise<ApiFailure> => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiFailure)) throw new Error('expected an ApiFailure')
  return error
}

describe('what goes out', () => {
  test('the token, once there is one', async () => {
    await http({ url: '/a' })
    setSession({ ...EMPTY_PROFILE, token: 't1' })
    await http({ url: '/a' })
    expect(sent.map(({ headers }) => headers.Authorization)).toEqual([undefined, 'Bearer t1'])
  })

  test('how far the database was at a write goes along for 30 s; the farthest of several counts', async () => {
    vi.useFakeTimers()
    localStorage.removeItem('llar.point')
    setSession({ ...EMPTY_PROFILE, token: 't1' })
    const asks = async (): Promise<unknown> => {
      await http({ url: '/a' })
      return sent.at(-1)?.headers['X-Llar-Seen']
    }
    expect(await asks()).toBe('0')
    const write = { url: '/a', method: 'POST', data: {} }
    for (const point of ['00000000000000f0', '00000000000000e0']) {
      replies = [reply(200, {}, { 'x-llar-seen': point })]
      await http(write)
    }
    vi.advanceTimersByTime(29_000)
    expect(await asks()).toBe('00000000000000f0')
    vi.advanceTimersByTime(2000)
    expect(await asks()).toBe('0')
    replies = [new Error('no answer')]
    await failureOf(http(write))
    expect(await asks()).toBe('~')
  })

  test('a query without null, undefined and the string null; arrays repeat their key; zero, false and empty text stay', async () => {
    await http({
      url: '/a',
      params: { a: null, b: undefined, c: 'null', d: [1, null, 2], e: 0, f: false, g: '' },
    })
    expect(sent[0]?.url).toBe('/a?d=1&d=2&e=0&f=false&g=')
  })

  test('a write as a form: files repeat their part, other objects are one JSON text, undefined is left out, null is empty', async () => {
    const [one, two] = [new File(['1'], 'one.jpg'), new File(['2'], 'two.jpg')]
    await http({
      url: '/a',
      method: 'POST',
      data: {
        photos: [one, two],
        photos_extra: [{ type: 'PHOTO' }, { type: 'PLAN' }],
        basics: { type: 'vivienda' },
        tags: [],
        gone: undefined,
        empty: null,
        count: 3,
        on: false,
      },
    })
    const form = sent[0]?.body
    expect(form?.getAll('photos').map((file) => (file as File).name)).toEqual([
      'one.jpg',
      'two.jpg',
    ])
    expect(Object.fromEntries([...(form ?? [])].filter(([key]) => key !== 'photos'))).toEqual({
      photos_extra: '[{"type":"PHOTO"},{"type":"PLAN"}]',
      basics: '{"type":"vivienda"}',
      tags: '[]',
      empty: '',
      count: '3',
      on: 'false',
    })
    expect(sent[0]?.headers).not.toHaveProperty('Content-Type')
  })

  test('progress of an upload as a share', async () => {
    const shares: number[] = []
    await http(
      { url: '/a', method: 'POST', data: {} },
      { onProgress: (share) => shares.push(share) },
    )
    sent[0]?.onUploadProgress?.({
      loaded: 1,
      total: 4,
      progress: 0.25,
      bytes: 1,
      lengthComputable: true,
    })
    expect(shares).toEqual([0.25])
  })
})

describe('second tries', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'a GET that meets %i is tried once more',
    async (status) => {
      vi.useFakeTimers()
      replies = [reply(status), reply(200, 'there')]
      const call = http({ url: '/a' })
      await vi.runAllTimersAsync()
      expect(await call).toBe('there')
      expect(sent).toHaveLength(2)
    },
  )

  test('not a third time, not for other statuses', async () => {
    vi.useFakeTimers()
    replies = [reply(503), reply(503)]
    const call = failureOf(http({ url: '/a' }))
    await vi.runAllTimersAsync()
    expect((await call).status).toBe(503)
    replies = [reply(404)]
    expect((await failureOf(http({ url: '/a' }))).status).toBe(404)
    expect(sent).toHaveLength(3)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('never for %s', async (method) => {
    replies = [reply(503)]
    await failureOf(http({ url: '/a', method }))
    expect(sent).toHaveLength(1)
  })

  test('Retry-After is obeyed up to five seconds', async () => {
    vi.useFakeTimers()
    replies = [reply(429, {}, { 'retry-after': '60' }), reply(200)]
    const call = http({ url: '/a' })
    await vi.advanceTimersByTimeAsync(4_900)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    await call
    expect(sent).toHaveLength(2)
  })
})

describe('what is said', () => {
  test('a write that went well, unless it is quiet', async () => {
    await http({ url: '/a', method: 'PATCH', data: {} })
    expect(getMessage()).toMatchObject({
      status: 'SUCCESS',
      text: 'Tus cambios se han guardado',
      translate: true,
    })
    clearMessage()
    await http({ url: '/a', method: 'PATCH', data: {} }, { quiet: true })
    await http({ url: '/a' })
    expect(getMessage().status).toBe('')
  })

  test('a failure in the words of the catalogue, the body of a 400 as metadata, unless it is silent', async () => {
    replies = [reply(400, { title: 'Falta' }), reply(403)]
    const failure = await failureOf(http({ url: '/a', method: 'POST', data: {} }))
    expect(failure.body).toEqual({ title: 'Falta' })
    expect(getMessage()).toMatchObject({
      status: 'ERROR',
      text: 'Error al guardar los datos',
      metadata: { title: 'Falta' },
    })
    clearMessage()
    await failureOf(http({ url: '/a' }, { silent: true }))
    expect(getMessage().status).toBe('')
  })

  test('no answer, and a call that was cancelled', async () => {
    replies = [new Error('Network Error')]
    expect((await failureOf(http({ url: '/a', method: 'POST' }))).status).toBeNull()
    expect(getMessage().text).toBe('Algo ha ido mal, inténtalo más tarde')
    clearMessage()
    const stop = new AbortController()
    stop.abort()
    replies = [new Error('canceled')]
    await expect(http({ url: '/a', signal: stop.signal })).rejects.toThrow('canceled')
    expect(getMessage().status).toBe('')
  })

  test('a token the server does not know is forgotten', async () => {
    setSession({ ...EMPTY_PROFILE, token: 'old' })
    replies = [reply(401, { message: 'Sesión caducada' })]
    await failureOf(http({ url: '/a' }))
    expect(isSignedIn()).toBe(false)
  })
})

test('a refusal of who asked for a file is read as what it says', async () => {
  replies = [reply(406, new Blob([JSON.stringify({ detail: 'Falta un certificado' })]))]
  const failure = await failureOf(http({ url: '/a/facturae/', responseType: 'blob' }))
  expect(failure.explanation.text).toContain('Falta un certificado')
})
