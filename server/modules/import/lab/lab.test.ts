import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportRun, LabReport } from '../../../../generated/model/index.ts'
import { sql } from '../../../db/index.ts'
import { zip } from '../../../formats/table/sheet.fixture.ts'
import { ServiceAway } from '../../../ports/away.ts'
import { startFeeds, type Feeds } from '../feed/feeds.fixture.ts'
import { LAB } from '../homes/names.ts'
import { feed } from '../kyero/fixture.ts'
import { MESSY } from '../table/messy.fixture.ts'
import { laboratory } from './attempt.fixture.ts'
import { runLab } from './lab.service.ts'
import { sweepLabs } from './sweep.ts'

let feeds: Feeds
let attempt: ReturnType<typeof laboratory>['attempt']
let send: ReturnType<typeof laboratory>['send']
beforeAll(async () => {
  feeds = await startFeeds()
  ;({ attempt, send } = laboratory(feeds))
})
afterAll(() => feeds.close())

/** Everything of the agency that a trial must leave alone. */
async function world(token: string): Promise<unknown> {
  const { db } = feeds.server
  const counts = await Promise.all(
    (['property', 'integration', 'import_run', 'import_link', 'import_item', 'event'] as const).map(
      async (table) =>
        (
          await db
            .selectFrom(table)
            .select('id' as never)
            .execute()
            .catch(() => [])
        ).length,
    ),
  )
  return [counts, await feeds.portfolio(token)]
}

const many = (count: number): string =>
  feed(
    Array.from({ length: count }, (_, at) =>
      feeds.home(`h${at}`, {
        images: '',
        ...(at % 20 === 0 && { type: 'Spaceship' }),
        ...(at % 7 === 0 && { beds: 'tres' }),
      }),
    ),
  )

it('counts what a run would do as the run then does, on 133 homes, and changes nothing', async () => {
  const token = await feeds.agency()
  const before = await world(token)
  const first = await attempt(token, many(133))
  expect(await world(token)).toEqual(before)
  expect(first).toMatchObject({ status: 'done', dialect: 'kyero', homes: 133, refused: 7 })
  const run = await feeds.run(token, many(133))
  expect(first.would).toEqual(run.totals)
  // The next file: some changed, some gone, some new.
  const next = feed([
    ...Array.from({ length: 120 }, (_, at) =>
      feeds.home(`h${at}`, {
        images: '',
        ...(at % 20 === 0 && { type: 'Spaceship' }),
        ...(at % 7 === 0 && { beds: 'tres' }),
        ...(at === 3 && { price: '700000' }),
      }),
    ),
    feeds.home('new', { images: '' }),
  ])
  const second = await attempt(token, next)
  const again = await feeds.run(token, next)
  expect(second.would).toEqual(again.totals)
  expect(second.sourceName).toBe(run.sourceName)
  expect(second.diff.counts).toEqual({ added: 1, gone: 12, changed: 1 })
  expect(second.diff.changed[0]).toMatchObject({
    field: 'basics.offers',
    before: 'V 685000 €',
    after: 'V 700000 €',
    home: { externalId: 'h3', ref: 'REF-h3' },
  })
  expect(second.diff.added[0]).toMatchObject({ externalId: 'new', propertyId: null })
}, 300_000)

it('says what is wrong with its line, once for all homes, and shows the lines around', async () => {
  const token = await feeds.agency()
  const text = feed([
    feeds.home('a', { beds: 'tres' }),
    feeds.home('b', { beds: 'dos' }),
    feeds.home('c', { type: 'Spaceship' }),
    feeds.home('a'),
  ]).replaceAll('><', '>\n<')
  const report = await attempt(token, text)
  expect(report).toMatchObject({ homes: 3, refused: 1, withIssues: 2 })
  const at = (rule: string) => report.issues.find((issue) => issue.rule === rule)
  const lines = text.split('\n')
  const beds = at('notNumber')
  expect(beds).toMatchObject({ field: 'beds', count: 2, severity: 'warning' })
  expect(beds?.lines.map((line) => lines[line - 1])).toEqual([
    '<beds>tres</beds>',
    '<beds>dos</beds>',
  ])
  expect(beds?.excerpt).toContainEqual({ line: beds?.lines[0], text: '<beds>tres</beds>' })
  expect(lines[(at('unknownType')?.lines[0] ?? 0) - 1]).toBe('<type>Spaceship</type>')
  expect(at('doubleRow')).toMatchObject({ count: 1, severity: 'warning' })
})

it('says before what a run would ask', async () => {
  const token = await feeds.agency()
  await feeds.run(token, many(40))
  const report = await attempt(token, many(10))
  expect(report.held).toMatch(/parece incompleto/)
  const run = await feeds.run(token, many(10))
  expect(run.rejectedReason).toBe(report.held)
})

it('reads a table by what its columns seem to hold', async () => {
  const report = await attempt(await feeds.agency(), MESSY)
  expect(report).toMatchObject({
    dialect: 'csv',
    encoding: 'windows-1252',
    homes: 6,
    refused: 3,
    would: { created: 3 },
  })
  expect(report.issues.find(({ rule }) => rule === 'unknownType')).toMatchObject({
    field: 'Tipo de inmueble',
    lines: [8],
  })
})

describe('one sentence each, and nothing changed', () => {
  const page = '<!DOCTYPE html><html><body>Hola</body></html>'
  it.each([
    ['a web page', () => page, /página web/],
    ['a login', () => page.replace('Hola', '<input type=password>'), /pide entrar/],
    [
      'a redirect',
      () => '<html><head><title>302 Found</title><meta http-equiv="refresh"></head></html>',
      /otra dirección/,
    ],
    [
      'entities',
      () =>
        '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><root><kyero>' +
        '<feed_version>3</feed_version></kyero><property><id>&x;</id>' +
        '<price_freq>sale</price_freq><town>a</town></property></root>',
      /DOCTYPE/,
    ],
    [
      'a bomb',
      () => zip({ 'xl/workbook.xml': Buffer.alloc(130 * 1024 * 1024) }),
      /demasiado grande/,
    ],
    [
      'a line without end',
      () =>
        `${feed([feeds.home('a')]).slice(0, -7)}<property ` +
        `surface_area="${'x'.repeat(3_000_000)}"><price_freq/><town/></property></root>`,
      /XML correcto/,
    ],
    ['a cut file', () => many(3).slice(0, -20), /XML correcto/],
    ['a table of one word', () => 'hola', /tabla/],
    ['nothing', () => '', /vacío/],
  ])('%s', async (_what, make, words) => {
    const token = await feeds.agency()
    const before = await world(token)
    const report = await attempt(token, make())
    expect(report.status).toBe('done')
    expect(report.failure).toMatch(words)
    expect(report.failure?.split('. ').length).toBeLessThanOrEqual(3)
    expect(report.would).toBeNull()
    expect(await world(token)).toEqual(before)
  })

  it('a file of another format than the source that was named', async () => {
    const token = await feeds.agency()
    const { integrationId } = await feeds.run(token, many(2))
    const report = await attempt(token, MESSY, { integrationId })
    expect(report.held).toMatch(/Kyero.*otro formato/)
    expect(report).toMatchObject({ sourceName: null, would: { created: 3 } })
  })

  it('a web page as a run', async () => {
    const token = await feeds.agency()
    const run: ImportRun = await feeds.run(token, page)
    expect(run).toMatchObject({
      status: 'rejected',
      rejectedReason: expect.stringMatching(/página web/),
    })
  })
})

it('is seen by the agency’s ADMIN and who sent it, for a day', async () => {
  const token = await feeds.agency()
  const report = await attempt(token, feed([feeds.home('only-here')]))
  const stranger = await feeds.agency()
  const statusOf = async (who: string): Promise<number> =>
    (await feeds.server.call('getLabReport', { token: who, params: { id: report.id } })).status
  expect([await statusOf(token), await statusOf(stranger)]).toEqual([200, 404])
  const source = await feeds.run(stranger, many(1))
  const foreign = await send(token, Buffer.from(many(1)), 'a.xml', {
    integrationId: source.integrationId,
  })
  expect([foreign.status, Object.keys(foreign.body as object)]).toEqual([400, ['integrationId']])
  const { deps } = feeds.server
  const row = await feeds.server.db
    .selectFrom('import_lab')
    .select('file_key')
    .where('id', '=', report.id)
    .executeTakeFirstOrThrow()
  await sweepLabs({ ...deps, now: () => new Date(Date.now() + 25 * 3_600_000) })
  expect([await statusOf(token), await deps.files.exists(row.file_key)]).toEqual([404, false])
})

it('waits while the store of files is away, and is told when it is back', async () => {
  const token = await feeds.agency()
  const { id } = (await send(token, Buffer.from(many(1)))).body as LabReport
  const { deps } = feeds.server
  const away = new ServiceAway('files', 'The file store does not answer')
  const files = { ...deps.files, get: () => Promise.reject(away) }
  await expect(runLab({ ...deps, files }, id)).rejects.toBe(away)
  await feeds.server.runJobs()
  const { body } = await feeds.server.call('getLabReport', { token, params: { id } })
  expect(body.status).toBe('done')
})

it('has failed where its worker died each time, and is not read for good', async () => {
  const token = await feeds.agency()
  const { id } = (await send(token, Buffer.from(many(1)))).body as LabReport
  await sql`update job set attempts = 9 where kind = ${LAB}`.execute(feeds.server.db)
  await feeds.server.runJobs()
  const { body } = await feeds.server.call('getLabReport', { token, params: { id } })
  expect(body.status).toBe('failed')
})
