import type { HomeField } from '../../../../generated/model/index.ts'
import type { SaidHome } from '../said/said.ts'

/** Says values of JSON under their names: texts and numbers as they stand, nothing of anything else. */
export const sayValue =
  (said: SaidHome) =>
  (field: HomeField, label: string, value: unknown): void =>
    said.add(field, {
      text: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
      label,
      decimal: 'point',
    })
