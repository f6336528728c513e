import { DemandFeature } from '../../../../../generated/model/index.ts'
import { readFeatures } from '../../../import/index.ts'
import { plain } from '../person/plain.ts'

/** What buyers ask for, in es, en, ca and de; the first pattern that fits wins. */
const WORDS: [DemandFeature, RegExp][] = [
  ['guard24h', /24.*(?:vigilan|guard|secur|wach)|(?:vigilan|guard|secur|wach).*24/],
  ['seaViews', /vistas?.*mar|sea ?views?|vistes.*mar|meerblick/],
  ['firstLine', /primera linea|front ?line|sea ?front|erste (?:meeres)?linie|beach ?front/],
  ['evCharger', /(?:ev|car) charg|cargador|carregador|ladestation|wallbox/],
  ['glazedTerrace', /terra\w+ (?:acristalad|cerrad|tancad)|glazed terrace|wintergarten/],
  ['solarium', /solarium|roof terrace|dachterrasse/],
  ['terrace', /terra(?:za|ssa|sse|ce)/],
  ['balcony', /balco|balkon/],
  ['pool', /piscin|pool|schwimm/],
  ['garden', /jardin|jardi\b|garden|garten/],
  ['lift', /ascensor|\blift\b|elevator|aufzug|fahrstuhl/],
  ['parking', /parking|garaje|garatge|garage|aparcamiento|aparcament|stellplatz|parkplatz|cochera/],
  ['airConditioning', /aire acond|air ?con|aire condicion|klima|^a c$/],
  ['heating', /calefac|heating|heizung/],
  ['furnished', /^amueblad|^furnished|^moblat|^mobliert|^muebles/],
  ['fireplace', /chimenea|fire ?place|xemeneia|kamin/],
  ['storageRoom', /trastero|store ?room|storage|traster\b|abstellraum/],
  ['stepFreeAccess', /adaptad|wheelchair|step.?free|sin barreras|barrierefrei|minusvalid/],
  ['petsAllowed', /mascota|\bpets?\b|haustier|animales/],
  ['exterior', /^exterior/],
  ['solarPanels', /placas? solar|paneles? solar|solar panel|photovolt|fotovolt/],
  ['touristLicence', /licencia turistica|tourist licen|\betv\b|ferienlizenz|llicencia turistica/],
  ['patio', /^patio|^pati\b|courtyard|innenhof/],
  ['bright', /luminos|bright|lluminos|\bhell\b/],
  ['wardrobes', /armarios|wardrobe|armaris|einbauschrank/],
]

const isWanted = (code: string | undefined): code is DemandFeature =>
  code !== undefined && Object.hasOwn(DemandFeature, code)

/** What a word means that somebody asks of a home; null for what we have no word for. */
export function wantedFeature(text: string): DemandFeature | null {
  const word = plain(text)
  if (word === '' || /^(?:sin|no|without|ohne|sense)\b/.test(word)) return null
  const found = WORDS.find(([, pattern]) => pattern.test(word))?.[0]
  if (found) return found
  const code = readFeatures([text]).features.features?.[0]
  return isWanted(code) ? code : null
}
