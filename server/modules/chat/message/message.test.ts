import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../../db/index.ts'
import type { TestFile } from '../../../testing/form.ts'
import { losesAnswer } from '../../../testing/lost-answer.ts'
import type { Person } from '../../../testing/people.ts'
import {
  heic,
  homeOf,
  newClientId,
  office,
  pdf,
  picture,
  svg,
  type Office,
} from '../chat.fixture.ts'
import { sweepFiles } from './files.ts'

let all: Office
beforeAll(async () => {
  all = await office()
})
afterAll(() => all.server.close())

describe('messages', () => {
  it('stand in the order of created_date, 200 of them oldest first, older ones by a cursor', async () => {
    const { server, agent, read, begun } = all
    const { id, guest } = await begun()
    await server.db.deleteFrom('chat_message').where('thread_id', '=', id).execute()
    await sql`
      insert into chat_message (id, thread_id, sender_id, side, client_id, text, created_date)
      select gen_random_uuid(), ${id}, ${guest.profile.id}, 'visitor', 'bulk-' || ${id} || n,
        'm' || n,
        timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 500) n`.execute(
      server.db,
    )
    const last = (await read(agent, id)).body
    expect([last.items.length, last.items[0]?.text, last.items.at(-1)?.text]).toEqual([
      200,
      'm301',
      'm500',
    ])
    const before = (await read(agent, id, { before: last.items[0]?.id })).body
    expect([before.items[0]?.text, before.items.at(-1)?.text]).toEqual(['m101', 'm300'])
    const oldest = (await read(agent, id, { before: before.items[0]?.id })).body
    expect([last.more, oldest.items.length, oldest.items[0]?.text, oldest.more]).toEqual([
      true,
      100,
      'm1',
      false,
    ])
    expect((await read(agent, id, { limit: 201 })).status).toBe(400)
  })

  it('stand one behind the other, however many arrive at once and whatever the clocks say', async () => {
    const { server, agent, say, read, begun } = all
    const { id, guest } = await begun()
    await sql`
      update chat_thread set last_date = now() + interval '1 hour' where id = ${id}`.execute(
      server.db,
    )
    await Promise.all(Array.from({ length: 12 }, (_, n) => say(n % 2 ? guest : agent, id, `n${n}`)))
    const { items } = (await read(guest, id)).body
    const dates = items.map((one) => Date.parse(one.created_date))
    expect(items).toHaveLength(13)
    expect(dates.every((at, index) => index === 0 || at > (dates[index - 1] ?? 0))).toBe(true)
  })

  it('sent again under the same name are one', async () => {
    const { server, admin, agent, open, say, read, begun } = all
    const { id, guest } = await begun()
    const clientId = newClientId()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => say(guest, id, 'una vez', { clientId })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect((await read(guest, id)).body.items.filter((one) => one.text === 'una vez')).toHaveLength(
      1,
    )
    const elsewhere = await begun()
    await say(elsewhere.guest, elsewhere.id, 'x', { clientId: 'same-name-of-two' })
    expect((await say(guest, id, 'x', { clientId: 'same-name-of-two' })).status).toBe(201)
    const second = await open(guest, await homeOf(server, admin, agent.profile.id))
    expect((await say(guest, second.id, 'x', { clientId })).body).toHaveProperty('clientId')
  })

  it('need words or a file, and fit 4,000 characters', async () => {
    const { say, begun } = all
    const { id, guest } = await begun()
    expect((await say(guest, id, ' \n ')).body).toEqual({ text: 'Write a message or add a file' })
    expect((await say(guest, id, 'x'.repeat(4001))).status).toBe(400)
    expect((await say(guest, id, '😀'.repeat(2000))).status).toBe(201)
    expect(
      (await say(guest, id, '<b>hola</b>\n\n  dos', { clientId: newClientId() })).body.text,
    ).toBe('<b>hola</b>\n\n  dos')
  })

  it('are withdrawn by their sender within ten minutes; the place stays, words and files go', async () => {
    const { server, agent, stranger, say, read, list, begun } = all
    const { id, guest, first } = await begun()
    const sent = (
      await say(guest, id, 'mi IBAN', {
        files: [{ field: 'files', filename: 'a.pdf', mime: 'application/pdf', content: pdf }],
      })
    ).body
    const key = (
      await server.db
        .selectFrom('chat_file')
        .select('file_key')
        .where('id', '=', sent.files[0]?.id ?? '')
        .executeTakeFirstOrThrow()
    ).file_key
    const take = (who: Person, messageId: string) =>
      server.call('withdrawChatMessage', { token: who.token, params: { id, messageId } })
    expect((await take(agent, sent.id)).status).toBe(403)
    expect((await take(stranger, sent.id)).status).toBe(404)
    expect((await take(guest, sent.id)).body).toMatchObject({
      text: '',
      files: [],
      withdrawn: true,
    })
    expect((await take(guest, sent.id)).status).toBe(200)
    await server.runJobs()
    expect(await server.deps.files.exists(key)).toBe(false)
    expect((await read(agent, id)).body.items.at(-1)).toMatchObject({
      id: sent.id,
      text: '',
      withdrawn: true,
    })
    expect((await list(guest))[0]?.last).toMatchObject({ withdrawn: true, text: '' })
    await sql`
      update chat_message set created_date = now() - interval '11 minutes'
      where id = ${first}`.execute(server.db)
    expect((await take(guest, first)).status).toBe(406)
  })
})

describe('files', () => {
  const file = (content: Buffer, filename = 'a.jpg'): TestFile => ({
    field: 'files',
    filename,
    mime: 'image/jpeg',
    content,
  })
  const fetchFile = (who: Person, id: string, fileId: string) =>
    all.server.call('downloadChatFile', { token: who.token, params: { id, fileId } })

  const bytesOf = async (who: Person, id: string, fileId: string) =>
    (await fetchFile(who, id, fileId)).body as unknown as Buffer

  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s comes upright in its own format, without the place where it was taken',
    async (format) => {
      const { server, agent, say, read, begun } = all
      const { id, guest } = await begun()
      const photo = await picture(300, 200, format)
      expect((await sharp(photo).metadata()).exif).toBeDefined()
      const files = [file(photo, 'Carrer Xaloc 73.jpg')]
      const [sent] = (await say(agent, id, undefined, { files })).body.files
      // Nor does its name say where it was taken, here, in the header or in the store.
      expect(sent?.filename).toBe(`photo-1.${format === 'jpeg' ? 'jpg' : format}`)
      const { headers } = await fetchFile(guest, id, sent?.id ?? '')
      expect(headers['content-disposition']).not.toContain('Xaloc')
      const stored = server.db.selectFrom('chat_file').where('id', '=', sent?.id ?? '')
      expect(await stored.select('filename').execute()).toEqual([{ filename: sent?.filename }])
      const got = await bytesOf(guest, id, sent?.id ?? '')
      const { exif, xmp, orientation, ...now } = await sharp(got).metadata()
      expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined])
      expect(now).toMatchObject({ format, width: 200, height: 300 })
      expect([sent?.mime, sent?.size]).toEqual([`image/${format}`, got.length])
      // A photo that was kept before photos were drawn anew.
      const { key } = await server.deps.files.put(photo, `chat/00/${sent?.id}`)
      const rows = server.db
        .selectFrom('chat_file')
        .select('file_key')
        .where('id', '=', sent?.id ?? '')
      await server.deps.files.remove((await rows.executeTakeFirstOrThrow()).file_key)
      await server.db
        .updateTable('chat_file')
        .set({ file_key: key, size: photo.length, filename: 'Carrer Xaloc 73.jpg' })
        .where('id', '=', sent?.id ?? '')
        .execute()
      const before = await bytesOf(guest, id, sent?.id ?? '')
      expect((await sharp(before).metadata()).exif).toBeUndefined()
      const told = (await read(guest, id)).body.items.flatMap((message) => message.files)
      expect(told.map(({ filename }) => filename)).toEqual([sent?.filename])
    },
  )

  it('that only begin like a photo are refused in words, and the others with them', async () => {
    const { server, agent, say, read, begun } = all
    const { id } = await begun()
    const count = async () => {
      let files = 0
      for await (const one of server.deps.files.list('chat')) files += one.key ? 1 : 0
      return files
    }
    const had = await count()
    const broken = (await picture(300, 200)).subarray(0, 600)
    const answer = await say(agent, id, 'x', { files: [file(pdf), file(broken)] })
    expect([answer.status, answer.body]).toEqual([
      415,
      { detail: 'The picture is damaged or incomplete' },
    ])
    expect([(await read(agent, id)).body.items.length, await count()]).toEqual([1, had])
  })

  it('come to members only, as an attachment; a PDF as it was', async () => {
    const { agent, other, stranger, say, list, begun } = all
    const { id, guest } = await begun()
    const photo = await picture(300, 200)
    const { body } = await say(guest, id, undefined, {
      files: [file(photo, 'Plano "ático" 2/3.jpg'), file(pdf, 'nota.pdf')],
    })
    expect(body.files.map(({ mime }) => mime)).toEqual(['image/jpeg', 'application/pdf'])
    expect((await bytesOf(agent, id, body.files[1]?.id ?? '')).equals(pdf)).toBe(true)
    const answer = await fetchFile(agent, id, body.files[0]?.id ?? '')
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([200, 'nosniff'])
    expect(answer.headers['content-disposition']).toMatch(/^attachment/)
    for (const who of [stranger, other])
      expect((await fetchFile(who, id, body.files[0]?.id ?? '')).status).toBe(404)
    const elsewhere = await begun()
    expect((await fetchFile(elsewhere.guest, elsewhere.id, body.files[0]?.id ?? '')).status).toBe(
      404,
    )
    expect((await list(agent)).find((one) => one.id === id)?.last).toMatchObject({
      text: '',
      files: 2,
    })
  })

  it('are known by their content, not their name; one that is refused keeps none', async () => {
    const { server, say, read, begun } = all
    const { id, guest } = await begun()
    for (const content of [
      svg,
      heic,
      Buffer.from('MZ program'),
      Buffer.from('<script>'),
      Buffer.alloc(0),
    ]) {
      const { status, body } = await say(guest, id, 'x', { files: [file(pdf), file(content)] })
      expect([status, body]).toEqual([
        415,
        { detail: 'Only photos (JPEG, PNG or WebP) and PDF are accepted' },
      ])
    }
    expect(
      (await say(guest, id, 'x', { files: [file(Buffer.concat([pdf, Buffer.alloc(10_000_001)]))] }))
        .status,
    ).toBe(413)
    expect(
      (await say(guest, id, 'x', { files: Array.from({ length: 6 }, () => file(pdf)) })).status,
    ).toBe(400)
    expect((await read(guest, id)).body.items).toHaveLength(1)
    const clientId = newClientId()
    await Promise.all(
      [1, 2, 3].map(() => say(guest, id, 'con plano', { clientId, files: [file(pdf)] })),
    )
    const kept = []
    for await (const { key } of server.deps.files.list('chat')) kept.push(key)
    const rows = await server.db.selectFrom('chat_file').select('file_key').execute()
    expect(kept.toSorted()).toEqual(rows.map(({ file_key }) => file_key).toSorted())
  })

  it('stay with a message that is there, though the answer to its COMMIT was lost', async () => {
    const { server, say, read, begun } = all
    const { id, guest } = await begun()
    const messages = async () => (await read(guest, id)).body.items
    const mend = losesAnswer(server.db, async () => {
      const rows = await server.db
        .selectFrom('chat_message')
        .select('id')
        .where('thread_id', '=', id)
        .execute()
      return rows.length > 1
    })
    const clientId = newClientId()
    const first = await say(guest, id, 'con plano', { clientId, files: [file(pdf)] })
    mend()
    expect(first.status).toBe(503)
    await say(guest, id, 'con plano', { clientId, files: [file(pdf)] })
    const [plan] = (await messages()).at(-1)?.files ?? []
    expect((await bytesOf(guest, id, plan?.id ?? '')).equals(pdf)).toBe(true)
  })

  it('without a message are swept after an hour', async () => {
    const { server } = all
    const { key } = await server.deps.files.put(Buffer.from('x'), 'chat/00/lost')
    expect(await sweepFiles(server.deps)).toBe(0)
    const later = { ...server.deps, now: () => new Date(Date.now() + 2 * 3_600_000) }
    expect([await sweepFiles(later), await server.deps.files.exists(key)]).toEqual([1, false])
  })
})

describe('mail', () => {
  const mailsTo = async (who: Person) => {
    await all.server.runJobs()
    return (await all.server.mails()).filter(
      (one) => one.to.includes(who.email) && /chat=/.test(one.text),
    )
  }

  it('is one per burst, in the language of who has not read, after five minutes', async () => {
    const { server, agent, say, begun } = all
    await server.runJobs()
    const { id, guest } = await begun()
    await sql`update app_user set language = 'de' where id = ${guest.profile.id}`.execute(server.db)
    await say(agent, id, 'Sí, sigue libre')
    await say(agent, id, '¿Le va bien el sábado?')
    const { rows } = await sql<{
      wait: number
    }>`
      select extract(epoch from run_at - now())::int as wait from job where kind = 'chat.mail'
      and key = ${`${id} ${guest.profile.id}`}`.execute(server.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.wait).toBeGreaterThan(280)
    const [mail, ...more] = await mailsTo(guest)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Nachricht von ${agent.profile.first_name} Ferrer zu Casa con patio`)
    expect(mail?.text).toContain('¿Le va bien el sábado?')
    expect(mail?.text).toContain(`http://llar.test/de/auth/mensajes?chat=${id}`)
    await say(agent, id, 'Dígame')
    const again = await sql<{
      wait: number
    }>`
      select extract(epoch from run_at - now())::int as wait from job where kind = 'chat.mail'
      and key = ${`${id} ${guest.profile.id} again`}`.execute(server.db)
    expect(again.rows[0]?.wait).toBeGreaterThan(3000)
  })

  it('waits five minutes for who has read all since the last one, though a later one waits', async () => {
    const { server, agent, say, begun } = all
    await server.runJobs()
    const { id, guest } = await begun()
    await say(agent, id, 'Sí, sigue libre')
    expect(await mailsTo(guest)).toHaveLength(1)
    const answer = (await say(agent, id, 'Dígame')).body
    await server.call('readChat', {
      token: guest.token,
      params: { id },
      body: { present: false, messageId: answer.id },
    })
    await say(agent, id, '¿Le va bien el sábado?')
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from run_at - now())::int as wait from job where kind = 'chat.mail'
      and key like ${`${id} ${guest.profile.id}%`} order by run_at`.execute(server.db)
    // The later one is moot: it would come minutes after this one.
    expect(rows).toHaveLength(1)
    expect(rows[0]?.wait).toBeLessThanOrEqual(300)
    expect(await mailsTo(guest)).toHaveLength(2)
  })

  it('is put off by an hour at most, also by one that was sent while the clock ran ahead', async () => {
    const { server, agent, say, begun } = all
    const { id, guest } = await begun()
    await sql`update chat_member set mailed_date = now() + interval '1 year'
      where thread_id = ${id} and user_id = ${guest.profile.id}`.execute(server.db)
    await say(agent, id, 'Sí, sigue libre')
    const { rows } = await sql<{
      wait: number
    }>`
      select extract(epoch from run_at - now())::int as wait from job where kind = 'chat.mail'
      and key = ${`${id} ${guest.profile.id} again`}`.execute(server.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.wait).toBeLessThanOrEqual(3600)
  })

  it('is not sent to who has read, has muted or has blocked', async () => {
    const { server, agent, say, begun } = all
    const { id, guest } = await begun()
    const answer = (await say(agent, id, 'Hola')).body
    await server.call('readChat', {
      token: guest.token,
      params: { id },
      body: { present: true, messageId: answer.id },
    })
    expect(await mailsTo(guest)).toEqual([])
    await server.call('updateChat', { token: guest.token, params: { id }, body: { muted: true } })
    await say(agent, id, 'Hola')
    expect(await mailsTo(guest)).toEqual([])
  })
})
