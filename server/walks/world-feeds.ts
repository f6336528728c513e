import type { ImportRun } from '../../generated/model/index.ts'
import type { Person } from '../testing/people.ts'
import type { TestServer } from '../testing/test-server.ts'

const FEED = [
  '<root><kyero><feed_version>3</feed_version></kyero><property><id>w1</id><ref>W1</ref>',
  '<price>100000</price><price_freq>sale</price_freq><type>Villa</type><town>Palma</town>',
  '<province>Illes Balears</province></property></root>',
].join('')

/** What comes from other systems and goes there: feeds, tables, channels, a source. */
export async function feedsOf(server: TestServer, { token }: Person) {
  const taken = await server.call('createImport', {
    token,
    body: { provider: 'kyero' },
    files: [{ field: 'file', filename: 'k.xml', mime: 'text/xml', content: FEED }],
  })
  await server.runJobs()
  const csv = (content: string, filename = 'a.csv') => [
    { field: 'file', filename, mime: 'text/csv', content: Buffer.from(content) },
  ]
  const intake = await server.call('createIntake', {
    token,
    files: csv('Nombre,Apellidos\nMagdalena,Riu\n', 'c.csv'),
  })
  const channel = await server.call('createIntegration', {
    token,
    body: { provider: 'kyero', name: 'Walk' },
  })
  const source = await server.call('createSource', {
    token,
    body: { provider: 'resales', name: 'Walk in' },
  })
  await server.call('updateIntegration', {
    token,
    params: { id: source.body.id },
    body: {
      version: source.body.version,
      fetch: { url: 'https://feeds.example/homes.xml', every: 'day' },
    },
  })
  const files = csv('Ref;Tipo;Precio\nA-1;Piso;100.000\n')
  const table = await server.call('createImportTable', { token, body: {}, files })
  const lab = await server.call('createLabReport', { token, body: {}, files })
  return {
    importId: (taken.body as ImportRun).id,
    intakeId: intake.body.id,
    channelId: channel.body.id,
    tableId: table.body.id,
    labId: lab.body.id,
  }
}
