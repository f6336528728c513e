import type {
  FeatureCode,
  HomeField,
  PropertyFeatures,
  PropertyLayout,
} from '../../../../generated/model/index.ts'
import { readFeatures } from '../terms/features.ts'
import type { Notes } from '../terms/notes.ts'
import { HOUSES } from '../terms/pool.ts'
import { present } from '../terms/steps.ts'
import type { KnownType } from '../terms/types.ts'
import { codeOf } from './codes.ts'
import { numbers } from './layout.ts'
import type { SaidHome } from './said.ts'

/** Columns of their own for things that are one code among others with us. */
const FLAGS: Partial<Record<HomeField, FeatureCode>> = {
  lift: 'lift',
  balcony: 'balcony',
  storageRoom: 'storageRoom',
  fireplace: 'fireplace',
  wardrobes: 'wardrobes',
  alarm: 'alarm',
}

/** What a home has, of one list in a cell or of columns; `other` has no place with us. */
export function readFeaturesSaid(
  said: SaidHome,
  known: KnownType,
  notes: Notes,
): { features: PropertyFeatures; layout: PropertyLayout; other: string[] } {
  const listed = said.all('features').flatMap(({ text }) =>
    text
      .split(/[,;|\n]+/)
      .map((one) => one.trim().slice(0, 200))
      .filter(Boolean),
  )
  const { features, layout, other } = readFeatures(listed)
  if (other.length)
    notes.add('features', 'unusedFeatures', { text: other.join(', ').slice(0, 300) }, 'info')
  const code = (field: HomeField): string => {
    const value = said.one(field)
    const found = value ? codeOf(field, value) : ''
    if (found === null) notes.add(field, 'notUnderstood', { text: said.text(field).slice(0, 60) })
    return found ?? ''
  }
  const codes = new Set(features.features)
  for (const [field, feature] of Object.entries(FLAGS))
    if (code(field as HomeField) === 'yes') codes.add(feature)
  if (hasTerrace(said)) codes.add('terrace')
  const whose = (field: 'pool' | 'garden'): 'none' | 'private' | 'communal' | undefined => {
    const found = code(field)
    if (found !== 'yes') return (found || undefined) as 'none' | 'private' | 'communal' | undefined
    const own = HOUSES.has(known.subtype ?? '') ? 'private' : 'communal'
    if (field === 'pool')
      notes.add(
        'pool',
        'poolAssumed',
        { text: own === 'private' ? 'propia' : 'comunitaria' },
        'info',
      )
    return own
  }
  const heating = code('heating')
  return {
    layout,
    other,
    features: present({
      ...features,
      features: codes.size ? [...codes].sort() : undefined,
      pool: whose('pool') ?? features.pool,
      garden: whose('garden') ?? features.garden,
      airConditioning: (code('airConditioning') ||
        features.airConditioning) as PropertyFeatures['airConditioning'],
      heatingType: ((heating !== 'yes' && heating) ||
        features.heatingType) as PropertyFeatures['heatingType'],
      parkingSpaces: parkingOf(said, notes),
    }),
  }
}

const hasTerrace = (said: SaidHome): boolean =>
  /^(si|sí|s|yes|y|x|ja|true|[1-9].*)$/i.test(said.text('terrace'))

function parkingOf(said: SaidHome, notes: Notes): number | undefined {
  const text = said.text('parkingSpaces')
  if (/^(si|sí|s|yes|y|x|ja|true|incluid[oa]|garaje|parking)$/i.test(text)) return 1
  if (/^(no|n|nein|false)$/i.test(text)) return undefined
  return numbers(said, notes).whole('parkingSpaces', 500)
}
