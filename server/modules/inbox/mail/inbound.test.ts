import { MessageChannel, Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { office, type Office } from '../../chat/chat.fixture.ts'
import { readEnv } from '../../../config/env.ts'
import { losesAnswer } from '../../../testing/lost-answer.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import {
  attachment,
  autoReply,
  bounce,
  html,
  latin,
  outlook,
  plain,
  several,
} from './mails.fixture.ts'
import { textOfHtml } from './html-text.ts'
import { readMime } from './mime.ts'
import { splitQuote } from './quote.ts'
import { MailBusy, readApart } from './read-apart.ts'

const SECRET = 'a-secret-of-more-than-thirty-two-signs'

/** Has the next thread do something before it says anything. */
const meanwhile = (act: (thread: Worker) => void) =>
  vi.spyOn(Worker.prototype, 'once').mockImplementationOnce(function (this: Worker, ...heard) {
    vi.restoreAllMocks()
    setImmediate(act, this)
    return this.once(...(heard as Parameters<Worker['once']>))
  })
/** No file handle is free for it. */
const noHandle = (thread: Worker): boolean =>
  thread.emit('error', Object.assign(new Error('too many open files'), { code: 'ENFILE' }))
const end = (thread: Worker): boolean => thread.emit('exit', 1)

describe('a raw mail', () => {
  it('gives what was written, without what it repeats', async () => {
    const mail = await readMime(Buffer.from(plain('r-x@mail.example')))
    expect(mail).toMatchObject({
      from: 'klaus@visitor.example',
      subject: 'Re: Casa con patio',
      text: 'Sehr gern, am Samstag um 11 Uhr.\n\nKlaus',
      automatic: false,
      files: [],
    })
    expect(mail.quoted).toContain('Am Fr., 20. Nov. 2026 um 10:12 schrieb')
    expect((await readMime(Buffer.from(outlook('r-x@mail.example')))).text).toBe(
      'Gracias, el martes me va bien.',
    )
    expect(await readMime(Buffer.from(html('r-x@mail.example')))).toMatchObject({
      text: 'Sí, & a las 5 < 6 €',
      quoted: expect.stringContaining('> Hola'),
    })
    expect((await readMime(latin('r-x@mail.example'))).text).toBe(
      'Quan podem venir? Gràcies, Núria',
    )
  })

  it('gives its files, and knows what programs send', async () => {
    const mail = await readMime(Buffer.from(attachment('r-x@mail.example')))
    expect(mail).toMatchObject({
      text: 'Te mando el plano.',
      files: [{ filename: 'plano.pdf', content: new Uint8Array(Buffer.from('%PDF-1.4')) }],
    })
    expect([
      (await readMime(Buffer.from(autoReply('r-x@mail.example')))).automatic,
      (await readMime(Buffer.from(bounce('r-x@mail.example')))).automatic,
    ]).toEqual([true, true])
    await expect(readMime(Buffer.from(''))).rejects.toThrow('No mail')
  })

  it('keeps answers between the quoted lines, and every quotation of itself', () => {
    expect(splitQuote('> ¿Cuándo?\nEl sábado.\n> ¿Dónde?\nEn la casa.')).toEqual({
      text: '> ¿Cuándo?\nEl sábado.\n> ¿Dónde?\nEn la casa.',
      quoted: null,
    })
    expect(splitQuote('On Fri, 20 Nov 2026 at 10:12, Aina <a@b.example>\nwrote:\n> Hola')).toEqual({
      text: 'On Fri, 20 Nov 2026 at 10:12, Aina <a@b.example>\nwrote:\n> Hola',
      quoted: null,
    })
    expect(
      textOfHtml('<style>p{color:red}</style><script>alert(1)</script><p>Hola<br>tú &#233;</p>'),
    ).toBe('Hola\ntú é\n')
  })
})

describe('a mail built to be slow', () => {
  it.each(['<br', '<!--', '<', '<style ', '<blockquote', '</style', '&#'])(
    'is read from left to right, once: %s',
    (piece) => {
      expect(textOfHtml(piece.repeat(200_000)).length).toBeLessThanOrEqual(piece.length * 200_000)
    },
  )

  it('keeps signs of less, and leaves out what never ends', () => {
    expect(textOfHtml('3 < 5 & 5 > 3<!-- x')).toBe('3 < 5 & 5 > 3')
    expect(textOfHtml('<script>a<style>b</style>c')).toBe('ac')
    expect(splitQuote(`${'>\n'.repeat(20_000)}Sí`)).toEqual({
      text: `${'>\n'.repeat(20_000)}Sí`,
      quoted: null,
    })
  })

  it('is given up after a while, and nobody else waits', async () => {
    const slow =
      'From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n' +
      `${'--b\r\n\r\nx\r\n'.repeat(1_000_000)}--b--`
    let turns = 0
    const clock = setInterval(() => {
      turns += 1
    }, 20)
    const wait = { longest: 1000 }
    await expect(readApart(Buffer.from(slow), wait)).rejects.toBeInstanceOf(MailBusy)
    expect(await readApart(Buffer.from(slow), wait)).toBeNull()
    clearInterval(clock)
    expect(turns).toBeGreaterThan(2)
    expect(await readApart(Buffer.from(plain('r-x@mail.example')))).toMatchObject({
      from: 'klaus@visitor.example',
    })
  })

  it('is read though its answer came while we stood still beyond the limit', async () => {
    const { port1, port2 } = new MessageChannel()
    const raw = plain('r-still@mail.example')
    meanwhile((thread) => {
      port2.on('message', (mail) => thread.emit('message', { mail }))
      port1.postMessage({ from: 'klaus@visitor.example' })
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
    })
    expect(await readApart(Buffer.from(raw), { longest: 1 })).toMatchObject({
      from: 'klaus@visitor.example',
    })
    port1.close()
  })

  it('takes turns with other conversations, and one alone fills no queue', async () => {
    const order: string[] = []
    const read = (lane: string) =>
      readApart(Buffer.from(plain('r-x@mail.example')), { lane }).then(
        () => order.push(lane),
        () => order.push(`${lane} busy`),
      )
    await Promise.all([...Array.from({ length: 10 }, () => read('a')), read('b'), read('c')])
    expect(order).toEqual(['a busy', 'a', 'a', 'b', 'c', ...Array.from({ length: 7 }, () => 'a')])
  })

  it('waits with others only as long as memory holds them', async () => {
    const large = Buffer.alloc(40_000_000)
    const answers = await Promise.allSettled([readApart(large), readApart(large), readApart(large)])
    expect(
      answers.map((one) =>
        one.status === 'rejected' ? (one.reason as Error).constructor.name : one.value,
      ),
    ).toEqual([null, null, 'MailBusy'])
  }, 300_000)
})

describe('mails that come in', () => {
  let all: Office
  let server: TestServer
  let other: TestServer
  let id: string
  let to: string
  beforeAll(async () => {
    all = await office()
    other = await startTestServer()
    server = await startTestServer({
      ...all.server.deps,
      config: {
        ...all.server.deps.config,
        inboundMail: { domain: 'mail.example', secret: SECRET },
      },
    })
    id = (
      await server.call('createLead', {
        body: {
          propertyId: all.home,
          firstName: 'Klaus',
          email: 'klaus@visitor.example',
          message: 'Hallo',
          consent: true,
        },
      })
    ).body.id
    await server.call('createInboxMessage', {
      token: all.agent.token,
      params: { id },
      body: { kind: 'mail', text: 'Ja.', clientId: 'first-mail' },
    })
    await server.runJobs()
    to =
      (await all.server.mails()).findLast((mail) => mail.to === 'klaus@visitor.example')?.replyTo ??
      ''
  })
  afterAll(async () => {
    await server.app.close()
    await other.close()
    await all.server.close()
  })

  const bring = (raw: string | Buffer, { secret = SECRET, query = '' } = {}) =>
    server.inject({
      method: 'POST',
      url: `/mail/inbound${query}`,
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
      payload: raw,
    })
  const log = async () =>
    (await server.call('listInboxMessages', { token: all.agent.token, params: { id } })).body.items

  it('come to an address nobody can guess, once, and start the clock anew', async () => {
    expect(to).toMatch(/^r-[0-9a-f]{32}@mail\.example$/)
    expect([
      (await bring(plain(to.toUpperCase()))).json(),
      (await bring(plain(to))).json(),
    ]).toEqual([{ fate: 'kept' }, { fate: 'known' }])
    expect((await log()).at(-1)).toMatchObject({
      kind: 'mail',
      side: 'person',
      text: 'Sehr gern, am Samstag um 11 Uhr.\n\nKlaus',
      quoted: expect.any(String),
      from: null,
    })
    expect(
      (await server.call('getInboxThread', { token: all.agent.token, params: { id } })).body,
    ).toMatchObject({
      waitingSince: expect.any(String),
      unread: true,
      lastText: 'Sehr gern, am Samstag um 11 Uhr. Klaus',
    })
    expect(
      (await server.call('listNotifications', { token: all.agent.token })).body.items.map(
        ({ title }) => title,
      ),
    ).toContain('Correo de Klaus')
  })

  it('say from where, when it is not the address we know; what is a photo or a PDF is kept for who reads the thread', async () => {
    expect(
      (await bring(attachment('undisclosed@x.example'), { query: `?to=${to}` })).statusCode,
    ).toBe(200)
    const came = (await log()).at(-1)
    expect(came).toMatchObject({
      from: 'berta@visitor.example',
      files: [{ filename: 'plano.pdf', mime: 'application/pdf', size: 8 }],
      refused: [],
    })
    const params = { id, fileId: came?.files[0]?.id ?? '' }
    const fetched = await server.call('downloadInboxFile', { token: all.agent.token, params })
    expect([
      fetched.status,
      fetched.headers['content-type'],
      fetched.headers['content-disposition'],
    ]).toEqual([200, 'application/pdf', expect.stringContaining('plano.pdf')])
    const stranger = await all.server.register()
    expect((await server.call('downloadInboxFile', { token: stranger.token, params })).status).toBe(
      404,
    )
  })

  it('name the files that are neither photo nor PDF, and keep none of a mail that was there already', async () => {
    const raw = several(to)
    expect([(await bring(raw)).json(), (await bring(raw)).json()]).toEqual([
      { fate: 'kept' },
      { fate: 'known' },
    ])
    expect((await log()).at(-1)).toMatchObject({
      files: [{ filename: 'foto.png', mime: 'image/png' }],
      refused: [{ filename: 'macro.pdf', size: 2, why: 'kind' }],
    })
    const stored: string[] = []
    for await (const { key } of server.deps.files.list('inbox')) stored.push(key)
    const rows = await server.db.selectFrom('inbox_file').select('file_key').execute()
    expect(stored.sort()).toEqual(rows.map(({ file_key }) => file_key).sort())
  })

  it('are kept whatever their files are called, and once without a name of their own', async () => {
    const before = (await log()).length
    const raw = attachment(to)
      .replace('Message-ID: <five@visitor.example>\r\n', '')
      .replaceAll('plano.pdf', `${'a'.repeat(119)}😀.pdf`)
    expect([(await bring(raw)).json(), (await bring(raw)).json()]).toEqual([
      { fate: 'kept' },
      { fate: 'known' },
    ])
    expect((await log()).slice(before)).toMatchObject([{ files: [{ filename: 'a'.repeat(119) }] }])
  })

  it('keep their files where the answer to the COMMIT was lost, and they are brought again', async () => {
    const before = (await log()).length
    const raw = attachment(to).replace('<five@', '<lost@')
    const count = async () =>
      (await server.db.selectFrom('inbox_file').select('id').execute()).length
    const had = await count()
    const mend = losesAnswer(server.db, async () => (await count()) > had)
    expect((await bring(raw)).statusCode).toBe(503)
    mend()
    expect((await bring(raw)).json()).toEqual({ fate: 'known' })
    const [file] = (await log()).slice(before)[0]?.files ?? []
    const row = await server.db
      .selectFrom('inbox_file')
      .select('file_key')
      .where('id', '=', file?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(await server.deps.files.exists(row.file_key)).toBe(true)
  })

  it('are read one beside the other: the same twice at once is one', async () => {
    const raw = outlook(to)
    const fates = await Promise.all(
      [1, 2, 3].map(async () => (await bring(raw)).json<{ fate: string }>().fate),
    )
    expect(fates.toSorted()).toEqual(['kept', 'known', 'known'])
  })

  it('are brought again when our machine did not manage to read them', async () => {
    const raw = plain(to).replace('Subject', 'X-Number: 1\r\nSubject')
    meanwhile(noHandle)
    const put = await bring(raw)
    expect([put.statusCode, put.headers['retry-after']]).toEqual([503, '60'])
    expect((await bring(raw)).json()).toEqual({ fate: 'known' })
    const never = plain(to).replace('Subject', 'X-Number: 2\r\nSubject')
    meanwhile(end)
    expect((await bring(never)).statusCode).toBe(503)
    meanwhile(noHandle)
    expect((await bring(never)).statusCode).toBe(400)
  })

  it('are left out when programs send them, and refused without the secret, to nobody, too large or no mail', async () => {
    const before = (await log()).length
    expect([(await bring(autoReply(to))).json(), (await bring(bounce(to))).json()]).toEqual([
      { fate: 'automatic' },
      { fate: 'automatic' },
    ])
    expect((await bring(plain(to), { secret: 'wrong' })).statusCode).toBe(401)
    expect((await bring(plain(`r-${'0'.repeat(32)}@mail.example`))).statusCode).toBe(404)
    expect((await bring(plain(to.replace('mail.example', 'evil.example')))).statusCode).toBe(404)
    expect((await bring(Buffer.alloc(15_000_001, 'a'))).statusCode).toBe(413)
    expect((await bring('')).statusCode).toBe(400)
    expect(
      (
        await other.inject({
          method: 'POST',
          url: '/mail/inbound',
          headers: { authorization: `Bearer ${SECRET}` },
        })
      ).statusCode,
    ).toBe(404)
    expect((await log()).length).toBe(before)
  })
})

it('settings: both or neither, a domain and a long secret', () => {
  expect(readEnv({}).inboundMail).toBeNull()
  expect(
    readEnv({ INBOUND_MAIL_DOMAIN: 'Mail.Example.com', INBOUND_MAIL_SECRET: SECRET }).inboundMail,
  ).toEqual({ domain: 'mail.example.com', secret: SECRET })
  expect(() => readEnv({ INBOUND_MAIL_DOMAIN: 'nope', INBOUND_MAIL_SECRET: 'short' })).toThrow(
    /INBOUND_MAIL_DOMAIN.*\n.*INBOUND_MAIL_SECRET/,
  )
})
