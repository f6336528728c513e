import type { EnergyLetter, PropertyEnergy } from '../../../../generated/model/index.ts'
import type { Notes } from './notes.ts'
import { fold } from './types.ts'

/**
 * Words of real feeds for a certificate that is on its way (REAL_WORLD: Processing, In aanvraag, In
 * request).
 */
const IN_PROCESS = /process|aanvraag|request|tramit|curso|bearbeitung|pending|pendiente/

/**
 * Energy of a home. A letter makes it provided; X is Kyero's mark for exempt or in process and is
 * read as in process, the careful reading; blank is unknown.
 */
export function energyOf(
  consumption: string,
  emissions: string,
  notes: Notes,
): PropertyEnergy | null {
  const letters = { consumptionLetter: letterOf(consumption), emissionsLetter: letterOf(emissions) }
  if (letters.consumptionLetter || letters.emissionsLetter) {
    return {
      status: 'provided',
      ...(letters.consumptionLetter && { consumptionLetter: letters.consumptionLetter }),
      ...(letters.emissionsLetter && { emissionsLetter: letters.emissionsLetter }),
    }
  }
  const said = fold(consumption) || fold(emissions)
  if (said === '' || said === '0') return null
  if (said === 'x' || IN_PROCESS.test(said)) {
    notes.add(
      'energy_rating/consumption',
      'energyWords',
      { text: consumption || emissions },
      'info',
    )
    return { status: 'in_process' }
  }
  if (/exempt|exent|no procede/.test(said)) return { status: 'exempt' }
  notes.add('energy_rating/consumption', 'energyUnknown', {
    text: (consumption || emissions).slice(0, 40),
  })
  return null
}

function letterOf(text: string): EnergyLetter | undefined {
  const letter = text.trim().toUpperCase()
  return /^[A-G]$/.test(letter) ? (letter as EnergyLetter) : undefined
}
