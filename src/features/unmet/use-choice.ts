import { useSearchParams } from 'react-router-dom'
import {
  Island,
  UnmetBeds,
  UnmetLevel,
  ValuationFamily,
  ValuationOperation,
  type ListUnmetCellsParams,
} from '../../../generated/model'
import { withValue } from '../../lib/with-value'

/** What is chosen, by its name in the address. */
export const CHOICES = {
  operacion: ValuationOperation,
  familia: ValuationFamily,
  isla: Island,
  nivel: UnmetLevel,
  dormitorios: UnmetBeds,
} as const
export type Choice = keyof typeof CHOICES

const isIn = <T extends string>(values: Record<string, T>, text: string | null): T | undefined =>
  Object.values(values).find((value) => value === text)

/** Which homes, all of it in the address, so that it can be sent and gone back to. */
export function useChoice() {
  const [params, setParams] = useSearchParams()
  const island = isIn(Island, params.get('isla'))
  const level = isIn(UnmetLevel, params.get('nivel'))
  const beds = isIn(UnmetBeds, params.get('dormitorios'))
  const family = isIn(ValuationFamily, params.get('familia')) ?? 'flat'
  const band = [1, 2, 3, 4, 5].find((one) => String(one) === params.get('banda'))
  const hasBeds = family === 'flat' || family === 'house'
  const query: ListUnmetCellsParams = {
    operation: isIn(ValuationOperation, params.get('operacion')) ?? 'V',
    family,
    ...(island && { island }),
    ...(level && { level }),
    ...(band && { band }),
    ...(beds && hasBeds && { beds }),
  }
  const set = (name: Choice | 'banda', value: string) =>
    setParams((before) => withValue(before, name, value), { preventScrollReset: true })
  return { query, hasBeds, set }
}
