import type {
  PropertyFeatures,
  PropertyLayout,
  FeatureCode,
} from '../../../../generated/model/index.ts'
import { fold } from './types.ts'

/** What a feature's words tell us: a code of our vocabulary, or a field of the steps. */
interface Told {
  code?: FeatureCode
  features?: Partial<PropertyFeatures>
  layout?: Partial<PropertyLayout>
}

/**
 * Free texts of feeds, English and Spanish, that have a place of their own with us. First match
 * wins.
 */
const TABLE: [RegExp, Told][] = [
  [/no (pool|garage|lift)/, {}],
  [
    /(communal|comunitaria?|shared).*(pool|piscina)|(pool|piscina).*(communal|comunitaria)/,
    { features: { pool: 'communal' } },
  ],
  [
    /(private|privada|own).*(pool|piscina)|(pool|piscina).*(private|privada)/,
    { features: { pool: 'private' } },
  ],
  [
    /(communal|comunitario).*(garden|jardin)|(garden|jardin).*(communal|comunitario)/,
    { features: { garden: 'communal' } },
  ],
  [/^(private |own )?(garden|jardin)/, { features: { garden: 'private' } }],
  [/sea ?views?|vistas al mar|vista mar/, { layout: { views: ['sea'] } }],
  [/mountain views?|vistas a la montana/, { layout: { views: ['mountain'] } }],
  [/beach ?front|front ?line|primera linea|sea ?front/, { layout: { firstLine: true } }],
  [/part(ly|ially)? furnished|semi-?amueblad/, { layout: { furnished: 'partial' } }],
  [/unfurnished|sin muebles/, { layout: { furnished: 'none' } }],
  [/furnished|amueblad/, { layout: { furnished: 'full' } }],
  [/(fitted|equipped) kitchen|cocina equipada/, { layout: { kitchenEquipped: 'furnished' } }],
  [
    /(pre-?install\w* )(of )?(air|a\/c)|preinstalacion.*aire/,
    { features: { airConditioning: 'preinstalled' } },
  ],
  [/air[ -]?con|aire acondicionado|^a\/?c$/, { features: { airConditioning: 'cold' } }],
  [/heat pump|aerotermia|bomba de calor/, { features: { heatingType: 'individualHeatPump' } }],
  [/gas (central )?heating|calefaccion.*gas/, { features: { heatingType: 'individualGas' } }],
  [/solar panels?|placas solares|photovoltaic/, {}],
  [/mains water|agua corriente/, { features: { waterSource: 'mains' } }],
  [/^well$|pozo/, { features: { waterSource: 'well' } }],
  [/glazed terrace|terraza acristalada/, { code: 'glazedTerrace' }],
  [/terrace|terraza/, { code: 'terrace' }],
  [/balcony|balcon/, { code: 'balcony' }],
  [/patio|courtyard/, { code: 'patio' }],
  [/barbecue|bbq|barbacoa/, { code: 'barbecue' }],
  [/pergola/, { code: 'pergola' }],
  [/solarium|roof terrace/, { code: 'solarium' }],
  [/jacuzzi|hot tub/, { code: 'jacuzzi' }],
  [/sauna/, { code: 'sauna' }],
  [/gym|gimnasio/, { code: 'gym' }],
  [/children|infantil/, { code: 'childrenArea' }],
  [/fire ?place|chimenea|log burner/, { code: 'fireplace' }],
  [/wardrobes?|armarios/, { code: 'wardrobes' }],
  [/store ?room|storage|trastero/, { code: 'storageRoom' }],
  [/laundry|utility room|lavadero/, { code: 'laundry' }],
  [/wine cellar|bodega|^cellar/, { code: 'cellar' }],
  [/guest (apartment|house)|casa de invitados/, { code: 'guestApartment' }],
  [/alarm/, { code: 'alarm' }],
  [/security door|puerta (de seguridad|blindada)/, { code: 'securityDoor' }],
  [/video ?(porter|entry|portero)|videoportero/, { code: 'videoPorter' }],
  [/24.?h.*(security|guard|vigilancia)|(security|vigilancia).*24/, { code: 'guard24h' }],
  [/concierge|conserje/, { code: 'concierge' }],
  [/double glaz|doble (cristal|acristalamiento)/, { code: 'doubleGlazing' }],
  [/blinds|shutters|persianas/, { code: 'blinds' }],
  [/home automation|domotica|smart home/, { code: 'homeAutomation' }],
  [/internet|wifi|wi-fi|fibra/, { code: 'internet' }],
  [/satellite|parabolica/, { code: 'satellite' }],
  [/electric gate|automatic gate|puerta automatica/, { code: 'autoGate' }],
  [/irrigation|riego/, { code: 'irrigation' }],
  [/fenced|vallad/, { code: 'fenced' }],
  [/(ev|car) charg|cargador/, { code: 'evCharger' }],
  [/^lift|elevator|ascensor/, { code: 'lift' }],
  [/wheelchair|step.?free|adaptad/, { code: 'stepFreeAccess' }],
]

/**
 * What a feed's features tell: our fields, and the texts that have no place with us (kept as they
 * are).
 */
export function readFeatures(texts: string[]): {
  features: PropertyFeatures
  layout: PropertyLayout
  other: string[]
} {
  const codes = new Set<FeatureCode>()
  const features: PropertyFeatures = {}
  const layout: PropertyLayout = {}
  const other: string[] = []
  for (const text of texts) {
    const told = TABLE.find(([pattern]) => pattern.test(fold(text)))?.[1]
    if (!told || (!told.code && !told.features && !told.layout)) {
      other.push(text)
      continue
    }
    if (told.code) codes.add(told.code)
    Object.assign(features, told.features)
    const views = [...new Set([...(layout.views ?? []), ...(told.layout?.views ?? [])])]
    Object.assign(layout, told.layout, views.length ? { views } : {})
  }
  if (codes.size) features.features = [...codes].sort()
  return { features, layout, other }
}
