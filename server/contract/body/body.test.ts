import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { mounted } from '../../testing/mounted.ts'
import type { Input } from '../handler.ts'

let app: FastifyInstance
let deps: Deps
let close: () => Promise<void>

beforeAll(async () => {
  const made = await mounted({
    echo: async ({ body }: Input) => ({ body }),
    upload: async ({ body, files }: Input) => ({
      body,
      files: files.map(({ path: _path, ...rest }) => rest),
    }),
  })
  ;({ app, deps, close } = made)
})
afterAll(() => close())

const post = (payload: string | Buffer, type: string, url = '/api/v1/echo/') =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, 'accept-language': 'en' },
    payload,
  })
const json = (value: unknown) => post(JSON.stringify(value), 'application/json')
async function form(entries: [string, string | File][], url = '/api/v1/echo/') {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  const made = new Response(data)
  return post(Buffer.from(await made.arrayBuffer()), made.headers.get('content-type') ?? '', url)
}
const photo = (name = 'a.jpg', size = 10, type = 'image/jpeg') =>
  new File(['x'.repeat(size)], name, { type })

describe('JSON', () => {
  test('what is valid comes back unchanged', async () => {
    const body = {
      title: 'Ñ "<b>" \u2028 👩‍👩‍👧 \\ {} \u200b',
      rooms: 0,
      size: 1.25,
      note: null,
      tags: ['a', ''],
      step: { price: 1, name: '', kept: null },
      free: [[{}], 'x'],
    }
    expect((await json(body)).json()).toEqual({ body })
  })
  test.each<[string, unknown, Record<string, string>]>([
    ['nothing', {}, { title: 'This field is required' }],
    [
      'a wrong type',
      { title: 1, rooms: '2' },
      { title: 'Enter some text', rooms: 'Enter a whole number' },
    ],
    ['null at the top', { title: null }, { title: 'This field cannot be empty' }],
    ['an unknown field', { title: 'a', step: { other: 1 } }, { 'step.other': 'Unknown field' }],
    ['a huge number', { title: 'a', size: 1e300 }, { size: 'The value is not valid' }],
    [
      'a lone surrogate',
      { title: 'a', free: ['\ud800'] },
      { 'free.0': 'The text contains characters that are not allowed' },
    ],
    [
      'NUL in a key',
      { title: 'a', free: { 'a\0': 1 } },
      { free: 'The text contains characters that are not allowed' },
    ],
    ['too long', { title: 'a'.repeat(2001) }, { title: 'Enter at most 2000 characters' }],
    ['a list', [], { _: 'Send a group of fields' }],
    ['a text', 'x', { _: 'Send a group of fields' }],
    ['null', null, { _: 'This field cannot be empty' }],
  ])('%s is 400 at its field', async (_name, body, errors) => {
    const reply = await json(body)
    expect([reply.statusCode, reply.json()]).toEqual([400, errors])
  })
  test('a null inside a step is an absent key, where the contract has no null', async () => {
    expect(
      (await json({ title: 'a', step: { price: null, name: 'n', kept: null } })).json(),
    ).toEqual({ body: { title: 'a', step: { name: 'n', kept: null } } })
  })
  test.each([
    ['broken', '{"title":'],
    ['a bomb of brackets', '['.repeat(500_000)],
    ['a deep bomb', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ['1e400', '{"title":"a","size":1e400}'],
    ['__proto__', '{"title":"a","__proto__":{"x":1}}'],
    ['__proto__ below', '{"title":"a","free":{"__proto__":{"x":1}}}'],
    ['many errors', `{"tags":[${'1,'.repeat(300_000)}1]}`],
    ['the same value many times', `{"title":"a","tags":[${'"a",'.repeat(200_000)}"a"]}`],
    ['not UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ])('%s is 400', async (_name, payload) => {
    const reply = await post(payload, 'application/json')
    expect(reply.statusCode).toBe(400)
    expect(Object.values(reply.json()).every((word) => typeof word === 'string')).toBe(true)
  })
  test('past a megabyte is 413, another type 415, none at all 400', async () => {
    expect(
      (await post(`{"title":"${'a'.repeat(1_100_000)}"}`, 'application/json')).statusCode,
    ).toBe(413)
    for (const type of [
      'application/x-www-form-urlencoded',
      'text/plain',
      'foo',
      'application/jsonx',
    ]) {
      const reply = await post('title=a', type)
      expect([reply.statusCode, Object.keys(reply.json())]).toEqual([415, ['detail']])
    }
    expect((await app.inject({ method: 'POST', url: '/api/v1/echo/' })).json()).toEqual({
      _: 'Este campo es obligatorio',
    })
  })
})

describe('multipart', () => {
  test('objects are JSON text, an empty part of a nullable or non-text field is null', async () => {
    const reply = await form([
      ['title', '007'],
      ['rooms', '3'],
      ['note', ''],
      ['step', '{"price":5,"name":null}'],
      ['tags', '["a"]'],
    ])
    expect(reply.json()).toEqual({
      body: { title: '007', rooms: 3, note: null, step: { price: 5 }, tags: ['a'] },
    })
    expect(
      (
        await form([
          ['title', ''],
          ['rooms', ''],
        ])
      ).json(),
    ).toEqual({ title: 'Enter at least 1 character', rooms: 'This field cannot be empty' })
  })
  test('a Blob of JSON is a part like any other', async () => {
    const blob = new File(['{"price":5}'], 'blob', { type: 'application/json' })
    expect(
      (
        await form([
          ['title', 'a'],
          ['step', blob],
        ])
      ).json(),
    ).toEqual({ body: { title: 'a', step: { price: 5 } } })
  })
  test.each<[string, [string, string | File][], string]>([
    [
      'a malformed JSON part',
      [
        ['title', 'a'],
        ['step', '{"price":'],
      ],
      'step',
    ],
    [
      'a bomb in a part',
      [
        ['title', 'a'],
        ['step', '['.repeat(90_000)],
      ],
      'step',
    ],
    [
      'a field sent twice',
      [
        ['title', 'a'],
        ['title', 'b'],
      ],
      'title',
    ],
    [
      'an unknown field',
      [
        ['title', 'a'],
        ['x', 'b'],
      ],
      'x',
    ],
    [
      '__proto__',
      [
        ['title', 'a'],
        ['__proto__', '{}'],
      ],
      '__proto__',
    ],
    ['a file where text belongs', [['title', photo()]], 'title'],
    [
      'an unknown file',
      [
        ['title', 'a'],
        ['evil', photo()],
      ],
      'evil',
    ],
    ['NUL', [['title', 'a\0b']], 'title'],
  ])('%s is 400 at its field', async (_name, entries, field) => {
    const reply = await form(entries)
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, [field]])
  })
  test.each([
    ['no boundary', 'x', 'multipart/form-data'],
    ['no parts', 'x', 'multipart/form-data; boundary=b'],
    [
      'no end',
      '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nabc',
      'multipart/form-data; boundary=b',
    ],
    [
      'a file without end',
      '--b\r\nContent-Disposition: form-data; name="title"; filename="a"\r\nContent-Type: image/jpeg\r\n\r\nabc',
      'multipart/form-data; boundary=b',
    ],
    [
      'a header bomb',
      `--b\r\n${'X-A: b\r\n'.repeat(5000)}\r\n\r\n--b--`,
      'multipart/form-data; boundary=b',
    ],
  ])('%s is 400', async (_name, payload, type) => {
    const reply = await post(payload, type)
    expect(reply.statusCode).toBe(400)
  })
  test('10,000 parts and 10,000 files are refused', async () => {
    expect((await form(Array.from({ length: 10_000 }, (_, i) => [`f${i}`, '1']))).statusCode).toBe(
      400,
    )
    const reply = await form(
      Array.from({ length: 10_000 }, () => ['photos', photo('a.jpg', 1)]),
      '/api/v1/upload/',
    )
    expect([400, 413]).toContain(reply.statusCode)
    const few = await form(
      Array.from({ length: 30 }, () => ['photos', photo('a.jpg', 1)]),
      '/api/v1/upload/',
    )
    expect([few.statusCode, few.json()]).toEqual([400, { photos: 'No more than 3 files' }])
  })
})

describe('files', () => {
  const upload = (entries: [string, string | File][]) => form(entries, '/api/v1/upload/')
  test('arrive with the entry of <field>_extra that is theirs', async () => {
    const reply = await upload([
      ['photos', photo('../../é.jpg')],
      ['photos_extra', '[{"label":"a"},{"label":"b"}]'],
      ['photos', photo('b.jpg', 20)],
      ['deed', photo('d.pdf', 5, 'application/pdf')],
      ['deed_extra', 'DEED'],
    ])
    expect(reply.json().files).toEqual([
      { field: 'photos', filename: 'é.jpg', mime: 'image/jpeg', size: 10, extra: { label: 'a' } },
      { field: 'photos', filename: 'b.jpg', mime: 'image/jpeg', size: 20, extra: { label: 'b' } },
      { field: 'deed', filename: 'd.pdf', mime: 'application/pdf', size: 5, extra: 'DEED' },
    ])
  })
  test('one extra part per file does as well', async () => {
    const reply = await upload([
      ['photos', photo()],
      ['photos_extra', '"a"'],
      ['photos', photo()],
      ['photos_extra', '"b"'],
    ])
    expect(reply.json().files.map((file: { extra: unknown }) => file.extra)).toEqual(['a', 'b'])
  })
  test('missing, too many, too large, of the wrong kind', async () => {
    expect((await upload([['note', 'x']])).json()).toEqual({ photos: 'Send a file' })
    expect((await upload([['photos', 'text']])).json()).toEqual({ photos: 'Send a file' })
    expect(
      (await upload(Array.from({ length: 4 }, () => ['photos', photo()] as [string, File]))).json(),
    ).toEqual({ photos: 'No more than 3 files' })
    expect((await upload([['photos', photo('a.jpg', 300_000)]])).statusCode).toBe(413)
    const kind = await upload([
      ['photos', photo()],
      ['deed', photo('d.exe', 5, 'application/x-msdownload')],
    ])
    expect([kind.statusCode, kind.json()]).toEqual([415, { detail: 'application/pdf' }])
  })
  test('no temp file is left', async () => {
    await upload([['photos', photo('a.jpg', 150_000)]])
    expect(await readdir(path.join(deps.config.dataDir, 'tmp'))).toEqual([])
  })
})
