import type { Listing } from '../../../../generated/model/index.ts'
import type { Lang } from '../../../contract/context.ts'
import { say } from '../messages.ts'
import { figure } from '../../../formats/figure.ts'
import type { EnergyLabel } from './paper.ts'

/** Types whose advert must state it (RD 390/2021); land and parking have none. */
const RATED = new Set(['vivienda', 'oficina', 'local', 'edificio', 'nave', 'hotel'])

/** The energy label of a home, always on paper: it is the law, not a choice. */
export function energyOf(
  { type, energy }: Pick<Listing, 'type' | 'energy'>,
  lang: Lang,
): EnergyLabel | null {
  if (!RATED.has(type)) return null
  const { status, consumptionLetter, consumptionKwh, emissionsLetter, emissionsKg } = energy
  const lettered =
    status === 'provided' && (consumptionLetter !== undefined || emissionsLetter !== undefined)
  const value = (amount: number | undefined, unit: 'kwh' | 'co2'): string | null =>
    lettered && amount !== undefined ? `${figure(amount, lang)} ${say(lang, unit)}` : null
  return {
    word: lettered ? null : say(lang, `energy.${status ?? 'unknown'}`),
    consumption: {
      label: say(lang, 'consumption'),
      letter: lettered ? (consumptionLetter ?? null) : null,
      value: value(consumptionKwh, 'kwh'),
    },
    emissions: {
      label: say(lang, 'emissions'),
      letter: lettered ? (emissionsLetter ?? null) : null,
      value: value(emissionsKg, 'co2'),
    },
  }
}
