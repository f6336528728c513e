import type { FeedHome } from '../feed/feed-home.ts'
import { homeOf } from '../said/home.ts'
import { shorten } from '../terms/repair.ts'
import { present } from '../terms/steps.ts'
import { mandateOf } from './mandate.ts'
import { moreOf } from './more.ts'
import { saidOf } from './said-of.ts'
import { isGoneWord, isReservedWord } from './terms.ts'
import { flag, text, type RestRecord } from './values.ts'
import type { RestWords } from './words.ts'

const NOTES = 4000

/**
 * A home of `/propiedades/?cod_ofer=` in our terms. Nothing unknown becomes a value; what has no
 * field of ours is kept in the internal notes under its own name.
 */
export function readRest(raw: RestRecord, words: RestWords): FeedHome {
  const { said, notes } = saidOf(raw, words)
  const home = homeOf(said, 'V')
  const state = words.name('estadoficha', text(raw, 'estadoficha'))
  const { agentId, reassign, externalIds } = words
  home.beside = {
    arrives: flag(raw, 'prospecto')
      ? 'prospect'
      : flag(raw, 'nodisponible') || isGoneWord(state)
        ? 'withdrawn'
        : 'draft',
    externalIds,
    ...(agentId !== undefined && { agentId }),
    ...(reassign && { reassign }),
  }
  if (home.refused) return home
  if (isReservedWord(state))
    home.remarks.push({
      field: 'estadoficha',
      key: 'reservedInFile',
      params: { text: state },
      severity: 'warning',
    })
  const { steps } = home
  const more = moreOf(raw, words, steps)
  const lines = [steps.texts.internalNotes, ...notes, ...more.notes].filter(Boolean)
  home.steps = {
    basics: more.basics,
    location: steps.location,
    layout: more.layout,
    features: more.features,
    legal: more.legal,
    mandate: mandateOf(raw, words.owners),
    texts: present({
      ...steps.texts,
      ...more.texts,
      internalNotes: shorten(lines.join('\n'), NOTES) || undefined,
    }),
  }
  return home
}
