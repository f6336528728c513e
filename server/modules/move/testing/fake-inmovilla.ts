import http from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** Limits as Inmovilla states them, to the second: most calls in so many ms. */
const LIMITS: Record<string, [number, number][]> = {
  enums: [
    [2, 60_000],
    [10, 600_000],
  ],
  propiedades: [
    [10, 60_000],
    [50, 600_000],
  ],
  propietarios: [
    [20, 60_000],
    [100, 600_000],
  ],
}

type Json = Record<string, unknown>

/** A double of Inmovilla's REST API with its windows, its failures and its pictures. */
export interface FakeInmovilla {
  /** Address without a slash. */
  origin: string
  tokens: Set<string>
  homes: Map<string, Json>
  owners: Map<string, Json>
  extras: Map<string, Json>
  /** Codes that are asked for in vain. */
  gone: Set<string>
  /** Every call that came, by what it asked for. */
  calls: { at: number; bucket: string; token: string; url: string; status: number }[]
  /** Calls that came beyond a window, whatever was answered. */
  over: number
  /** When each picture was asked for. */
  photos: number[]
  /** Decides over a call before it is answered: a status, `hang` for a line that is cut, or nothing. */
  trouble: (nth: number, url: string) => number | 'hang' | undefined
  /** Somebody else's program uses a key, too. */
  alsoUsed: (token: string, bucket: string, times: number) => void
  close(): Promise<void>
}

const TIPOS = {
  keyacci: [
    { nombre: 'Vender', valor: 1 },
    { nombre: 'Alquilar', valor: 2 },
    { nombre: 'Vender o Alquilar', valor: 3 },
    { nombre: 'Traspaso', valor: 4 },
  ],
  key_tipo: [
    { nombre: 'Piso', valor: 3399 },
    { nombre: 'Chalet', valor: 399 },
    { nombre: 'Bungalow Planta Baja', valor: 4999 },
    { nombre: 'Palomar', valor: 7777 },
  ],
  conservacion: [{ nombre: 'Reformado', valor: 20 }],
  estadoficha: [
    { nombre: 'Libre', valor: 1 },
    { nombre: 'Vendida', valor: 3 },
    { nombre: 'Reservado', valor: 7 },
  ],
  keyori: [{ nombre: 'Sur', valor: 5 }],
  keysuelo: [{ nombre: 'Gres', valor: 4 }],
  keycalefa: [{ nombre: 'Bomba frío/calor', valor: 9 }],
  tgascom: [{ nombre: 'Mensual', valor: 1 }],
}
const CIUDADES = [
  {
    pais: 0,
    provincia: 'BALEARES',
    cod_prov: 7,
    ciudades: [
      { ciudad: 'Sóller', key_loca: 7001 },
      { ciudad: 'Inca', key_loca: 7002 },
    ],
  },
]
const ZONAS: Json = {
  7001: [{ zona: "l'Horta", key_zona: 70011 }],
  7002: [{ zona: 'Crist Rei', key_zona: 70021 }],
}

/** Starts the double; `now` is its clock, which a test moves. */
export async function startInmovilla(now: () => number, port = 0): Promise<FakeInmovilla> {
  const jpeg = await sharp({
    create: { width: 340, height: 240, channels: 3, background: { r: 90, g: 140, b: 160 } },
  })
    .jpeg()
    .toBuffer()
  const others: { at: number; bucket: string; token: string }[] = []
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake')
    if (url.pathname.endsWith('.jpg')) {
      fake.photos.push(now())
      if (url.pathname.includes('missing')) return void response.writeHead(404).end()
      return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(jpeg)
    }
    const bucket = url.pathname.split('/')[3] ?? ''
    const token = String(request.headers['token'] ?? '')
    const [status, body] = answer(url, bucket, token)
    fake.calls.push({ at: now(), bucket, token, url: url.pathname + url.search, status })
    if (status === 0) return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const answer = (url: URL, bucket: string, token: string): [number, unknown] => {
    const limits = LIMITS[bucket]
    if (!limits) return [404, { codigo: 404001 }]
    const mine = fake.calls.filter((call) => call.token === token && call.bucket === bucket)
    const all = [
      ...mine,
      ...others.filter((call) => call.token === token && call.bucket === bucket),
    ]
    const within = (list: { at: number }[], ms: number) =>
      list.filter(({ at }) => at > now() - ms).length + 1
    if (limits.some(([most, ms]) => within(mine, ms) > most)) fake.over += 1
    if (limits.some(([most, ms]) => within(all, ms) > most)) return [408, { codigo: 408 }]
    const trouble = fake.trouble(fake.calls.length, url.pathname + url.search)
    if (trouble === 'hang') return [0, null]
    if (trouble !== undefined) return [trouble, { mensaje: 'error' }]
    if (!fake.tokens.has(token)) return [401, { codigo: 401001, mensaje: 'Token no válido' }]
    return found(url, bucket)
  }
  const found = (url: URL, bucket: string): [number, unknown] => {
    const query = url.searchParams
    if (bucket === 'enums') {
      const zone = query.get('zonas')
      if (zone !== null) return [200, [{ [zone]: ZONAS[zone] ?? [] }]]
      return [200, query.has('ciudades') ? CIUDADES : TIPOS]
    }
    if (query.has('listado'))
      return [
        200,
        [...fake.homes.values()].map(({ cod_ofer, ref, nodisponible, prospecto, fechaact }) => ({
          cod_ofer,
          ref,
          nodisponible: Boolean(nodisponible),
          prospecto: Boolean(prospecto),
          fechaact,
        })),
      ]
    const code = query.get(bucket === 'propietarios' ? 'cod_cli' : 'cod_ofer') ?? ''
    const from =
      bucket === 'propietarios' ? fake.owners : query.has('extrainfo') ? fake.extras : fake.homes
    const body = fake.gone.has(code) ? undefined : from.get(code)
    return body ? [200, body] : [404, { codigo: 404002, mensaje: 'Sin resultados' }]
  }
  const fake: FakeInmovilla = {
    origin: '',
    tokens: new Set(['token-one']),
    homes: new Map(),
    owners: new Map(),
    extras: new Map(),
    gone: new Set(),
    calls: [],
    over: 0,
    photos: [],
    trouble: () => undefined,
    alsoUsed: (token, bucket, times) => {
      for (let nth = 0; nth < times; nth += 1) others.push({ at: now(), bucket, token })
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  fake.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fake
}

/** A home as the API tells it: a flat of Sóller for sale, unless told otherwise. */
export const homeOf = (code: number, more: Json = {}): Json => ({
  cod_ofer: code,
  ref: `PR${code}`,
  keyacci: 1,
  key_tipo: 3399,
  key_loca: 7001,
  keyagente: 12,
  keycli: 0,
  estadoficha: 1,
  nodisponible: 0,
  prospecto: 0,
  precioinmo: 350_000,
  precioalq: 0,
  m_cons: 120,
  m_utiles: 98,
  habdobles: 2,
  habitaciones: 1,
  banyos: 2,
  latitud: '39.766',
  longitud: '2.715',
  tituloes: 'Piso con vistas',
  descripciones: 'Primera línea~Segunda línea',
  numagencia: 413,
  fotoletra: 8,
  numfotos: 0,
  fecha: '2024-03-01 10:00:00',
  fechaact: '2026-10-01 10:00:00',
  ...more,
})

/** An owner as the API tells it. */
export const ownerOf = (code: number, more: Json = {}): Json => ({
  cod_cli: String(code),
  nombre: `Pere ${code}`,
  apellidos: 'Oliver Mas',
  nif: '43000000A',
  email: `pere.${code}@example.org`,
  prefijotel1: 34,
  telefono1: 600_000_000 + code,
  telefono2: '',
  calle: 'Carrer de sa Lluna',
  numero: '12',
  cp: '07100',
  localidad: 'Sóller',
  gesauto: 2,
  rgpdwhats: 4,
  nonewsletters: 0,
  agente: { id: '12', nombre: 'Marga', apellidos: 'Ferrer' },
  ...more,
})
