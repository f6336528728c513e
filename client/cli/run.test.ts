import { lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from './run.ts'
import { commandOf } from './table.ts'
import { terminalOf } from './terminal.fixture.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'llar-line-'))))
afterAll(() => rm(folder, { recursive: true }))

const ID = '0193a1f0-7c1e-7a4e-9b1c-0a5d1f2e3c4b'

describe('what is typed becomes a request', () => {
  it('words fill the path, flags the query; a list is typed once for each', async () => {
    const { terminal, requests } = terminalOf(() => Response.json({ items: [] }))
    expect(
      await run(
        ['property', 'list', '--status', 'active', '--status=draft', '--incomplete'],
        terminal,
      ),
    ).toBe(0)
    const [request] = requests
    expect(request?.url).toBe(
      'https://llar.example/api/v1/property/?status=active&status=draft&incomplete=true',
    )
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      authorization: 'Bearer llar_key',
      'accept-language': 'en',
    })
    expect(request?.redirect).toBe('error')
  })

  it('flags fill the body, parts of an object too, over what --body gives', async () => {
    const { terminal, requests } = terminalOf()
    const file = path.join(folder, 'home.json')
    await writeFile(file, JSON.stringify({ basics: { type: 'house' }, layout: { bedrooms: 2 } }))
    const line = [
      'property',
      'create',
      '--body',
      `@${file}`,
      '--layout.bedrooms',
      '3',
      '--layout.built',
      '142',
    ]
    expect(await run(line, terminal)).toBe(0)
    const form = await requests[0]?.formData()
    expect([form?.get('basics'), form?.get('layout')]).toEqual([
      '{"type":"house"}',
      '{"bedrooms":3,"built":142}',
    ])
  })

  it('a file goes with its name, and null empties what may be empty', async () => {
    const { terminal, requests } = terminalOf()
    const photo = path.join(folder, 'front.jpg')
    await writeFile(photo, 'picture')
    expect(await run(['property', 'upload-media', ID, '--files', `@${photo}`], terminal)).toBe(0)
    const sent = (await requests[0]?.formData())?.get('files')
    expect(sent).toMatchObject({ name: 'front.jpg', size: 7 })
  })

  it('--at latest is the version that is there', async () => {
    const { terminal, requests } = terminalOf(() => Response.json({ version: 41 }))
    const line = [
      'price',
      'change',
      ID,
      '--at',
      'latest',
      '--operation',
      'V',
      '--price',
      '94500000',
      '--reason',
      'market',
    ]
    expect(await run(line, terminal)).toBe(0)
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['GET', `/api/v1/property/${ID}/`],
      ['POST', `/api/v1/property/${ID}/price/`],
    ])
    expect((await requests[1]?.formData())?.get('version')).toBe('41')
  })

  it('--all goes on to the end of a list', async () => {
    const { terminal, requests, written } = terminalOf((request) =>
      Response.json(
        request.url.includes('cursor=b')
          ? { items: [{ id: 3 }], next: null, total: null }
          : { items: [{ id: 1 }, { id: 2 }], next: 'b', total: 3 },
      ),
    )
    expect(await run(['contact', 'list', '--q', 'aina', '--all'], terminal)).toBe(0)
    expect(JSON.parse(written())).toMatchObject({ total: 3, next: null })
    expect((JSON.parse(written()) as { items: object[] }).items).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?q=aina', '?q=aina&cursor=b'])
    expect(await run(['contact', 'list', '--ndjson', '--all'], terminal)).toBe(0)
    expect(written().split('\n').slice(-4)).toEqual(['{"id":1}', '{"id":2}', '{"id":3}', ''])
  })
})

describe('what cannot be meant is said, and nothing is asked', () => {
  it.each([
    [['prize', 'change'], /no llar prize\. Did you mean llar price\?/],
    [['price', 'chnage'], /no llar price chnage\. Did you mean llar price change\?/],
    [['price', 'change'], /takes <id>, not nothing/],
    [['price', 'change', ID, '--pirce', '1'], /has no --pirce\. Did you mean --price\?/],
    [['price', 'change', ID, '--price', '1.5'], /--price is a whole number, not "1\.5"/],
    [['price', 'change', ID, '--reason', 'mood'], /--reason is one of owner, market,/],
    [['property', 'create', '--basics.type', 'house'], /--basics\.type is one of vivienda,/],
    [['price', 'change', ID, '--price'], /--price needs a value/],
    [['property', 'list', '--incomplete=perhaps'], /--incomplete is true or false/],
    [['property', 'create', '--body', '[1]'], /--body is an object/],
    [['property', 'create', '--body', '@/nowhere.json'], /there is no file \/nowhere\.json/],
    [['property', 'get', ID, '--body', '{}'], /sends no body/],
    [['property', 'get', ID, '--csv'], /--csv is for lists/],
    [['property', 'list', '--csv', '--json'], /--json and --csv at once/],
    [['contact', 'archive', ID], /asks before it does that; say --yes/],
    [['property', 'list', '--lang', 'fr'], /--lang is one of es, en, ca, de/],
    [['api', 'GET', 'https://elsewhere.example'], /llar api GET \/api/],
    [['api', 'GET', '/api/v1/place/', '--q', 'palma'], /llar api has no --q/],
    [['api', 'GET', '/api/v1/place/', '--body', '{}'], /A GET has no body/],
    [['api', 'DELETE', '/api/v1/contact/x/'], /asks before it does that; say --yes/],
    [['property', 'remove-document', ID, '..', '--yes'], /is no "\.\."/],
    [['contact', 'remove-link', ID, '%2E%2e', '--yes'], /is no "%2E%2e"/],
    [['seen', 'forget', '.', '--yes'], /is no "\."/],
    [['property', 'upload-media', ID, '--files', '@/nowhere.jpg'], /there is no file \/nowhere/],
    [['property', 'list', '--incomplete=constructor'], /--incomplete is true or false/],
    [['inbox', 'list-messages', ID, '--all'], /goes on by --before/],
    [['key', 'create', '--name', 'x', '--out', '/nowhere/key.json'], /--out \/nowhere/],
    [['completion', 'tcsh'], /llar completion bash \| zsh \| fish/],
  ])('%j', async (line, words) => {
    const { terminal, requests, said } = terminalOf()
    expect([await run(line, terminal), requests.length]).toEqual([2, 0])
    expect(said()).toMatch(words)
  })

  it('no server', async () => {
    const { terminal, said } = terminalOf(undefined, { env: { HOME: folder } })
    expect(await run(['place', 'search'], terminal)).toBe(2)
    expect(said()).toContain('llar login --url')
  })
})

it.each([
  [400, { 'basics.price': 'is needed' }, 7, 'basics.price: is needed\n'],
  [401, { error: 'Sign in' }, 3, 'Sign in\n'],
  [403, {}, 4, 'The server answered 403.\n'],
  [404, { error: 'Not found' }, 5, 'Not found\n'],
  [406, { detail: 'It has ended' }, 7, 'It has ended\n'],
  [410, { detail: 'It was sold' }, 5, 'It was sold\n'],
  [409, { error: 'Changed' }, 6, 'Changed\n'],
  [429, { error: 'Too often' }, 8, 'Too often Ask again in 7 s.\n'],
  [500, {}, 9, 'The server answered 500.\n'],
])('a %i of the server ends with a code of its own', async (status, body, code, words) => {
  const headers = {
    'content-type': 'application/json',
    ...(status === 429 ? { 'retry-after': '7' } : {}),
  }
  const { terminal, said } = terminalOf(
    () => new Response(JSON.stringify(body), { status, headers }),
  )
  expect(await run(['agenda', 'create-event', '--title', 'x'], terminal)).toBe(code)
  expect(said()).toBe(words)
})

it('a server that is not there, or sends elsewhere, ends with 9', async () => {
  const { terminal, said } = terminalOf(() => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  })
  expect([await run(['place', 'search'], terminal), said()]).toEqual([
    9,
    'fetch failed: connect ECONNREFUSED\n',
  ])
})

describe('what takes something away is asked first', () => {
  const answering = (answer: string) => terminalOf(undefined, { ask: async () => answer })
  it.each([
    ['y', 0, 1],
    ['n', 2, 0],
    ['', 2, 0],
  ])('and %j is an answer', async (answer, code, asked) => {
    const { terminal, requests } = answering(answer)
    expect([await run(['contact', 'archive', ID], terminal), requests.length]).toEqual([
      code,
      asked,
    ])
  })

  it('but with --yes', async () => {
    const { terminal, requests } = terminalOf()
    expect(await run(['contact', 'archive', ID, '--yes'], terminal)).toBe(0)
    expect(requests[0]?.method).toBe('DELETE')
  })
})

describe('a key that is kept', () => {
  const signedIn = async (url: string, key: string) => {
    const env = { XDG_CONFIG_HOME: folder }
    const first = terminalOf(undefined, { env, ask: async () => `${key}\n` })
    return { code: await run(['login', '--url', url], first.terminal), env, said: first.said }
  }

  it('is for its person alone, for its server alone, and is never shown', async () => {
    const { code, env, said } = await signedIn('https://llar.example', 'llar_secret')
    const file = path.join(folder, 'llar', 'key.json')
    expect([code, (await stat(file)).mode & 0o777]).toEqual([0, 0o600])
    expect(said()).not.toContain('llar_secret')
    const tokenFor = async (url?: string) => {
      const { terminal, requests } = terminalOf(undefined, {
        env: url ? { ...env, LLAR_URL: url } : env,
      })
      await run(['place', 'search'], terminal)
      return requests[0]?.headers.get('authorization') ?? null
    }
    expect([
      await tokenFor(),
      await tokenFor('https://llar.example/'),
      await tokenFor('https://other.example'),
    ]).toEqual(['Bearer llar_secret', 'Bearer llar_secret', null])
    expect(await run(['logout'], terminalOf(undefined, { env }).terminal)).toBe(0)
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })

  it.each([
    ['llar.example', 'llar_x'],
    ['https://llar.example', 'two words'],
    ['https://llar.example', ''],
  ])('is not kept for %s as %j', async (url, key) => {
    expect((await signedIn(url, key)).code).toBe(2)
  })
})

describe('--out', () => {
  const pages = () =>
    terminalOf((request) =>
      Response.json(
        request.url.includes('cursor=b')
          ? { items: [{ id: 3 }], next: null }
          : { items: [{ id: 1 }, { id: 2 }], next: 'b' },
      ),
    )
  it('has every page, is emptied by an empty list, and stays as it was after a failure', async () => {
    const file = path.join(folder, 'rows.ndjson')
    const line = ['contact', 'list', '--ndjson', '--all', '--out', file]
    expect(await run(line, pages().terminal)).toBe(0)
    const whole = '{"id":1}\n{"id":2}\n{"id":3}\n'
    expect(await readFile(file, 'utf8')).toBe(whole)
    expect(await run(line, terminalOf(() => new Response('', { status: 500 })).terminal)).toBe(9)
    expect(await readFile(file, 'utf8')).toBe(whole)
    expect(await run(line, terminalOf(() => Response.json({ items: [] })).terminal)).toBe(0)
    expect(await readFile(file, 'utf8')).toBe('')
  })

  it('keeps the mode of a file, follows a link, keeps every sign, and is private when it is new', async () => {
    const [file, link, fresh] = ['kept', 'link', 'fresh'].map((name) => path.join(folder, name))
    if (!file || !link || !fresh) throw new Error('no names')
    await writeFile(file, 'old', { mode: 0o640 })
    await symlink(file, link)
    const title = 'Casa\u200F'
    for (const out of [link, fresh]) {
      const { terminal } = terminalOf(() => Response.json({ title }), { isTerminal: true })
      expect(await run(['property', 'get', ID, '--out', out], terminal)).toBe(0)
    }
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ title })
    const modes = await Promise.all(
      [file, fresh].map(async (one) => (await stat(one)).mode & 0o777),
    )
    expect([(await lstat(link)).isSymbolicLink(), ...modes]).toEqual([true, 0o640, 0o600])
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it.each([[''], ['.'], ['/dev/null']])('%j', async (out) => {
    const { terminal, requests } = terminalOf()
    const isDevice = out === '/dev/null'
    expect(await run(['property', 'get', ID, `--out=${out}`], terminal)).toBe(isDevice ? 0 : 2)
    expect([requests.length, (await stat('/dev/null')).isFile()]).toEqual([isDevice ? 1 : 0, false])
  })

  it('a page is written before the next is asked', async () => {
    const seen: string[] = []
    const { terminal, written } = terminalOf((request) => {
      seen.push(written())
      return Response.json(
        request.url.includes('cursor=')
          ? { items: [], next: null }
          : { items: [{ id: 1 }], next: 'b' },
      )
    })
    expect(await run(['contact', 'list', '--ndjson', '--all'], terminal)).toBe(0)
    expect(seen).toEqual(['', '{"id":1}\n'])
  })

  it('without --all a CSV that is not whole says so', async () => {
    const { terminal, said } = pages()
    expect(await run(['contact', 'list', '--csv'], terminal)).toBe(0)
    expect(said()).toBe('There are more: --all.\n')
  })
})

it('a page of a site has a version of its own, and a merge changes the contact', () => {
  const recordOf = (verb: string, tag: string) => commandOf(tag, verb)?.record
  expect([recordOf('save-page', 'site'), recordOf('merge', 'contact')]).toEqual([
    null,
    'getContact',
  ])
})

it.each([
  ['user', 'erase-me', true],
  ['import', 'undo', true],
  ['network', 'leave', true],
  ['invoice', 'annul', true],
  ['contact', 'change', true],
  ['user', 'keep-me', false],
  ['contact', 'preview-merge', false],
  ['contact', 'update', false],
])('llar %s %s asks first: %s', (tag, verb, asks) => {
  expect(commandOf(tag, verb)?.asks).toBe(asks)
})

it('what is told as it happens goes on from where it was cut, and a refusal is one', async () => {
  const { terminal, requests, written } = terminalOf(() => new Response('event: chat\n\n'))
  expect(await run(['live', 'stream', '--last-event-id', '7'], terminal)).toBe(0)
  expect([requests[0]?.headers.get('last-event-id'), written()]).toEqual(['7', 'event: chat\n\n'])
  const refused = terminalOf(() => Response.json({ error: 'Sign in' }, { status: 401 }))
  expect([await run(['live', 'stream'], refused.terminal), refused.said()]).toEqual([
    3,
    'Sign in\n',
  ])
})

it('--yes=false does not say yes, and help forgets no key', async () => {
  const { terminal, requests } = terminalOf()
  expect([await run(['contact', 'archive', ID, '--yes=false'], terminal), requests.length]).toEqual(
    [2, 0],
  )
  expect(await run(['logout', '--help'], terminal)).toBe(0)
})
