import http from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect } from 'vitest'
import type {
  ImportAgain,
  ImportItem,
  ImportItemPage,
  ImportRun,
  Integration,
  Property,
  PropertyPage,
  PropertyStatus,
} from '../../../../generated/model/index.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { home as plainHome } from '../kyero/fixture.ts'

interface Upload {
  dryRun?: boolean
  sourceName?: string
  integrationId?: string
}

/**
 * A server with another one beside it that has every picture but those named `gone`; what a test
 * does with feeds.
 */
export interface Feeds {
  server: TestServer
  /** Address of the pictures, without the slash. */
  base: string
  /** A home of a feed, with one picture unless told otherwise. */
  home(id: string, tags?: Record<string, string>): string
  /** The token of a new agency's ADMIN. */
  agency(): Promise<string>
  /** Uploads a feed and waits for the run and its pictures. */
  run(token: string, xml: string, upload?: Upload): Promise<ImportRun>
  /** Takes a rejected file again, and waits. */
  again(token: string, id: string, how: ImportAgain): Promise<ImportRun>
  undo(token: string, id: string): Promise<ImportRun>
  read(token: string, id: string): Promise<ImportRun>
  report(token: string, id: string): Promise<ImportItem[]>
  sources(token: string): Promise<Integration[]>
  portfolio(token: string): Promise<PropertyPage>
  /** Status of each home by its reference. */
  states(token: string): Promise<Record<string, PropertyStatus>>
  open(token: string, ref: string): Promise<Property>
  /** What a person does to a home by hand. */
  put(token: string, ref: string, status: PropertyStatus): Promise<void>
  close(): Promise<void>
}

/**
 * A picture of its own each time, as homes have: of one that all share each home would hear whenever
 * another takes it.
 */
const picture = (nth: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 340,
      height: 240,
      channels: 3,
      background: { r: (nth % 50) * 5, g: Math.floor(nth / 50) * 5, b: 200 },
    },
  })
    .jpeg()
    .toBuffer()

export async function startFeeds(): Promise<Feeds> {
  const testServer = await startTestServer()
  testServer.deps.config.privateHosts = true
  let asked = 0
  const server = http.createServer((request, response) => {
    if (request.url?.includes('gone')) return void response.writeHead(404).end()
    asked += 1
    void picture(asked).then((jpeg) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const read = async (token: string, id: string): Promise<ImportRun> =>
    (await testServer.call('getImport', { params: { id }, token })).body as ImportRun
  const settled = async (
    token: string,
    { status, body }: { status: number; body: unknown },
    expected: number,
  ): Promise<ImportRun> => {
    expect(status, JSON.stringify(body)).toBe(expected)
    await testServer.runJobs()
    return read(token, (body as ImportRun).id)
  }
  const portfolio = async (token: string): Promise<PropertyPage> =>
    (await testServer.call('listProperties', { token, query: { limit: 100 } })).body as PropertyPage
  const open = async (token: string, ref: string): Promise<Property> => {
    const id = (await portfolio(token)).items.find((item) => item.ref === ref)?.id
    if (!id) throw new Error(`There is no home ${ref}`)
    return (await testServer.call('getProperty', { params: { id }, token })).body as Property
  }
  return {
    server: testServer,
    base,
    read,
    portfolio,
    open,
    home: (id, tags = {}) =>
      plainHome(id, { images: `<image id="1"><url>${base}/a.jpg</url></image>`, ...tags }),
    agency: async () => (await testServer.register({ role: 'ADMIN' })).token,
    run: async (token, xml, upload = {}) => {
      const files = [
        { field: 'file', filename: 'kyero.xml', mime: 'text/xml', content: Buffer.from(xml) },
      ]
      return settled(
        token,
        await testServer.call('createImport', {
          body: { provider: 'kyero', ...upload },
          files,
          token,
        }),
        202,
      )
    },
    again: async (token, id, body) =>
      settled(token, await testServer.call('repeatImport', { params: { id }, body, token }), 202),
    undo: async (token, id) =>
      settled(token, await testServer.call('undoImport', { params: { id }, token }), 202),
    report: async (token, id) =>
      (
        (await testServer.call('listImportItems', { params: { id }, query: { limit: 100 }, token }))
          .body as ImportItemPage
      ).items,
    sources: async (token) =>
      ((await testServer.call('listIntegrations', { token })).body as { items: Integration[] })
        .items,
    states: async (token) =>
      Object.fromEntries((await portfolio(token)).items.map((item) => [item.ref, item.status])),
    put: async (token, ref, status) => {
      const { id, version } = await open(token, ref)
      const { status: answer } = await testServer.call('changePropertyStatus', {
        params: { id },
        body: { version, status },
        token,
      })
      expect(answer).toBe(200)
    },
    close: async () => {
      await testServer.close()
      server.close()
    },
  }
}
