import { expect, it } from 'vitest'
import type { FeedHome } from '../feed/feed-home.ts'
import { readAll } from '../feed/read-all.fixture.ts'
import { exportFile, exportHome, webFeed, webHome } from './fixture.ts'
import { readInmovillaExport, readInmovillaWeb } from './index.ts'
import { readRest } from './rest.ts'
import { FLAGS } from './terms.ts'

const SAID: Record<string, string> = {
  ...Object.fromEntries(Object.keys(FLAGS).map((name) => [name, '1'])),
  piscina_com: '0',
  piscina_prop: '1',
  bombafriocalor: 'true',
  plaza_gara: '2',
  primera_linea: '1',
  vistasalmar: '1',
  gastos_com: '80',
  m_parcela: '400',
  distmar: '120',
}
const WORDS = {
  name: (field: string) => (field === 'key_tipo' ? 'Piso' : ''),
  town: () => undefined,
  zone: () => undefined,
  type: () => null,
  owners: [],
  externalIds: [],
}
const BARE = { energialetra: '', energiavalor: '' }

it('exchange.md section 4: the API and both files of Inmovilla are read by one vocabulary', async () => {
  const web = await readAll(readInmovillaWeb, webFeed([webHome('7', { ...SAID, ...BARE })]))
  const ofTable = Object.entries({ ...SAID, ...BARE }).map(([name, text]) => [
    `ofertas_${name}`,
    text,
  ])
  const exported = await readAll(
    readInmovillaExport,
    exportFile([exportHome('7', Object.fromEntries(ofTable) as Record<string, string>)]),
  )
  const rest = readRest({ cod_ofer: 7, ref: 'SOL-12', key_tipo: 3, precioinmo: 1, ...SAID }, WORDS)
  const told = ({ steps }: FeedHome) => ({
    features: { ...steps.features },
    fee: steps.legal.communityFee,
    plot: steps.layout.plot,
    sea: steps.layout.seaDistance,
    views: [steps.layout.views, steps.layout.firstLine],
  })
  const [of] = web.homes
  expect(of && told(of)).toEqual(told(rest))
  expect(exported.homes[0] && told(exported.homes[0])).toEqual(told(rest))
  expect(told(rest).features).toMatchObject({
    features: [...new Set(Object.values(FLAGS))].sort(),
    pool: 'private',
    airConditioning: 'coldHeat',
    parkingSpaces: 1,
  })
})
