import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { LocalizedLine, MediaLabel, MediaMeta } from '../../generated/model/index.ts'
import type { Deps } from '../../server/contract/deps.ts'
import {
  makeVariants,
  prepareMedia,
  type PreparedMedia,
} from '../../server/modules/property/index.ts'
import type { Chance } from './random.ts'

const FOLDER = path.join(import.meta.dirname, 'pictures')

interface Listed {
  file: string
  kind: 'exterior' | 'interior' | 'view' | 'plan'
  fits: string[]
  room: string
  caption: LocalizedLine
}

const DRAWN: [file: string, label: MediaLabel, fits: string[], caption: LocalizedLine][] = [
  ['bath-day', 'bathroom', ['*'], { es: 'Baño', en: 'Bathroom', ca: 'Bany', de: 'Badezimmer' }],
  [
    'terrace-day',
    'terrace',
    ['piso', 'apartamento', 'atico', 'villa', 'casa', 'duplex'],
    { es: 'Terraza', en: 'Terrace', ca: 'Terrassa', de: 'Terrasse' },
  ],
  [
    'patio-day',
    'patio',
    ['casa-pueblo', 'casa', 'adosado', 'planta-baja'],
    { es: 'Patio', en: 'Courtyard', ca: 'Pati', de: 'Innenhof' },
  ],
  [
    'street-day',
    'surroundings',
    ['piso', 'casa-pueblo', 'local', 'edificio', 'oficina', 'estudio', 'parking'],
    { es: 'La calle', en: 'The street', ca: 'El carrer', de: 'Die Straße' },
  ],
  [
    'street-rose',
    'surroundings',
    ['casa-pueblo', 'local', 'piso', 'trastero'],
    { es: 'La calle', en: 'The street', ca: 'El carrer', de: 'Die Straße' },
  ],
  [
    'harbour-day',
    'surroundings',
    ['apartamento', 'atico', 'loft', 'nave'],
    { es: 'El puerto', en: 'The harbour', ca: 'El port', de: 'Der Hafen' },
  ],
  [
    'field-gold',
    'plot',
    ['solar', 'parcela', 'ruina'],
    {
      es: 'El terreno por la tarde',
      en: 'The land in the evening',
      ca: 'El terreny a l’horabaixa',
      de: 'Das Grundstück am Abend',
    },
  ],
  [
    'field-morn',
    'surroundings',
    ['finca-rustica', 'solar', 'parcela', 'casa-rural'],
    { es: 'El campo', en: 'The fields', ca: 'El camp', de: 'Die Felder' },
  ],
  [
    'cala',
    'surroundings',
    ['villa', 'apartamento', 'hotel', 'bungalow'],
    {
      es: 'La cala más cercana',
      en: 'The nearest cove',
      ca: 'La cala més propera',
      de: 'Die nächste Bucht',
    },
  ],
]
const LABELS: Record<string, MediaLabel> = {
  fachada: 'facade',
  terraza: 'terrace',
  parcela: 'plot',
  salón: 'living',
  cocina: 'kitchen',
  dormitorio: 'bedroom',
  baño: 'bathroom',
  plano: 'plan',
}
/** Our subtypes and types in the words of the list. */
const WORDS: Record<string, string[]> = {
  piso: ['piso'],
  apartamento: ['apartamento'],
  atico: ['atico'],
  duplex: ['duplex', 'piso'],
  triplex: ['duplex', 'piso'],
  loft: ['loft', 'piso'],
  estudio: ['estudio', 'apartamento'],
  planta_baja: ['planta-baja', 'apartamento'],
  chalet_independiente: ['chalet'],
  pareado: ['pareado'],
  adosado: ['adosado'],
  casa: ['casa'],
  casa_de_pueblo: ['casa-pueblo'],
  finca_rustica: ['finca-rustica'],
  masia: ['finca-rustica'],
  villa: ['villa'],
  bungalow: ['casa', 'bungalow'],
  ruina: ['ruina'],
  urbano: ['solar'],
  rustico_edificable: ['solar', 'parcela'],
  rustico_no_edificable: ['solar', 'parcela'],
  local_comercial: ['local'],
  individual: ['parking'],
  residencial: ['edificio'],
  mixto: ['edificio'],
}

interface Ready {
  fits: string[]
  listed: Listed['kind'] | 'drawn'
  prepared: PreparedMedia
}

/** Every picture of the list with its variants, stored once; homes share them. */
export async function preparePictures(deps: Deps): Promise<Ready[]> {
  const list = JSON.parse(readFileSync(path.join(FOLDER, 'pictures.json'), 'utf8')) as Listed[]
  const drawn = DRAWN.map(([file, label, fits, caption]) => ({
    file: `drawn-${file}.webp`,
    fits,
    listed: 'drawn' as const,
    meta: { kind: 'photo', label, caption } as MediaMeta,
  }))
  const all = [
    ...list.map(({ file, kind, fits, room, caption }) => ({
      file,
      fits,
      listed: kind,
      meta: {
        kind: kind === 'plan' ? 'plan' : 'photo',
        label: LABELS[room] ?? 'other',
        caption,
      } as MediaMeta,
    })),
    ...drawn,
  ]
  const ready: Ready[] = []
  for (const { file, fits, listed, meta } of all) {
    const data = await readFile(path.join(FOLDER, file))
    const { prepared, refused } = await prepareMedia(
      deps,
      [{ filename: file, data, meta: { ...meta, visibility: 'public' } }],
      'es',
    )
    if (!prepared[0]) throw new Error(`${file}: ${refused[0]?.message ?? 'not taken'}`)
    await makeVariants({ hash: prepared[0].hash }, deps)
    await knownByNothing(deps, prepared[0].hash)
    ready.push({ fits, listed, prepared: { ...prepared[0], processing: false } })
  }
  return ready
}

/**
 * A drawn picture stands for the photos of many homes, of all agencies: compared it would make most
 * of them copiers.
 */
const knownByNothing = (deps: Deps, hash: string) =>
  deps.db.updateTable('media_file').set({ look: [] }).where('hash', '=', hash).execute()

/** The pictures of one home: outside first, rooms, surroundings, plan; those that fit its kind. */
export function choosePictures(
  random: Chance,
  all: Ready[],
  kind: string,
  rooms: boolean,
): PreparedMedia[] {
  const words = WORDS[kind] ?? [kind]
  const fit = (listed: Ready['listed'], share: number): PreparedMedia[] =>
    all
      .filter(
        (one) =>
          one.listed === listed &&
          one.fits.some((word) => (word === '*' ? rooms : words.includes(word))),
      )
      .filter(() => random.is(share))
      .map((one) => one.prepared)
  const outside = shuffled(random, [...fit('exterior', 1), ...fit('view', 1)])
  // In a flat the first picture is as often a room: otherwise every list shows the same two
  // facades.
  const flat = rooms && outside.length > 0 && random.is(0.5)
  const inside = rooms ? shuffled(random, fit('interior', flat ? 1 : 0.85)) : []
  if (flat) outside.unshift(...inside.splice(0, 1))
  // A home is never without a picture: with nothing of the outside, one of the surroundings is
  // sure.
  const around = shuffled(random, fit('drawn', outside.length ? 0.8 : 1))
  const plan = fit('plan', 0.6).slice(0, 1)
  const first = outside.length ? outside.slice(0, 2) : around.splice(0, 1)
  return [...first, ...inside, ...around.slice(0, 3), ...plan]
}

function shuffled<T>(random: Chance, list: T[]): T[] {
  return list
    .map((value) => ({ value, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}
