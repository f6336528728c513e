import type { HomeField } from '../../../../generated/model/index.ts'
import { repairEncoding } from '../terms/repair.ts'

/** Which sign divides off decimals; null: the number itself tells. */
export type DecimalSign = 'comma' | 'point' | null

/** A value as another program writes it, with what is known of how it writes. */
export interface SaidValue {
  text: string
  /** What the other program calls it: a column or a tag. */
  label: string
  decimal?: DecimalSign
  /** What words mean, by the folded word; '' means nothing. */
  words?: ReadonlyMap<string, string>
}

/** What another program says of a home, by our fields, in its own words. */
export class SaidHome {
  private readonly values = new Map<HomeField, SaidValue[]>()

  add(field: HomeField, value: SaidValue): void {
    if (value.text === '') return
    this.values.set(field, [...this.all(field), value])
  }
  all(field: HomeField): SaidValue[] {
    return this.values.get(field) ?? []
  }
  one(field: HomeField): SaidValue | undefined {
    return this.values.get(field)?.[0]
  }
  /** Text on one line, its encoding mended; '' when nothing is said. */
  text(field: HomeField): string {
    return repairEncoding(this.one(field)?.text ?? '')
      .replace(/\s+/g, ' ')
      .trim()
  }
  fields(): HomeField[] {
    return [...this.values.keys()]
  }
}
