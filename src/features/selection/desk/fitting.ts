import type { MatchHome } from '../../../../generated/model'
import { moneyShort } from '../../../lib/format'
import { localized } from '../../../lib/localized'
import type { Option } from './home-picker'

/** Homes that fit, as they are chosen from: title and facts in the page's language. */
export const optionsOf = (homes: readonly MatchHome[], language: string): Option[] =>
  homes.map(({ id, title, ref, place, price }) => ({
    id,
    title: localized(title, language) || ref,
    facts: [ref, place, moneyShort(price)].filter(Boolean).join(' · '),
  }))
