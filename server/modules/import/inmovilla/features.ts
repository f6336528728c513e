import type { PropertyFeatures } from '../../../../generated/model/index.ts'
import { present } from '../terms/steps.ts'
import type { RestWords } from './words.ts'
import { FACADE, first, FLOORING, JOINERY_INSIDE, JOINERY_OUTSIDE, WATER } from './terms.ts'
import { thingsOf } from './alike.ts'
import { asked, code, flag, type RestRecord } from './values.ts'

/** What the home has: about ninety fields that say yes, and what its parts are made of. */
export function featuresOf(
  raw: RestRecord,
  words: RestWords,
  features: PropertyFeatures,
): PropertyFeatures {
  const things = thingsOf(asked(raw), features.features)
  const word = (field: string): string => words.name(field, code(raw, field))
  return present({
    ...features,
    features: things.length ? things : undefined,
    tennis: flag(raw, 'tenis') ? 'private' : flag(raw, 'teniscom') ? 'communal' : undefined,
    waterSoftener: flag(raw, 'descalcificador') || undefined,
    waterSource: first(WATER, word('keyagua') || word('keygua')),
    electricity: flag(raw, 'trifasica') ? 'threePhase' : flag(raw, 'luz') ? 'single' : undefined,
    gasMains: flag(raw, 'gasciudad') || undefined,
    flooring: first(FLOORING, word('keysuelo')),
    joineryInside: first(JOINERY_INSIDE, word('keycarpin')),
    joineryOutside: first(JOINERY_OUTSIDE, word('keycarpinext')),
    facade: first(FACADE, word('keyfachada')),
  })
}
