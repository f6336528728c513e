import type { Remark } from '../feed/feed-home.ts'
import type { MessageKey } from '../messages.ts'
import { readNumber } from './values.ts'

/** Notes what was odd in one home. */
export class Notes {
  readonly remarks: Remark[] = []
  add(
    field: string,
    key: MessageKey,
    params: Record<string, string | number> = {},
    severity: Remark['severity'] = 'warning',
  ): void {
    this.remarks.push({ field, key, params, severity })
  }
  /** A number in its bounds, or unknown with a remark. */
  number(field: string, text: string, max: number): number | undefined {
    const { value, odd } = readNumber(text)
    if (odd) this.add(field, 'notNumber', { text: text.trim().slice(0, 60) })
    if (value === null) return undefined
    if (value > max || value < 0)
      return void this.add(field, 'tooBig', { text: text.trim().slice(0, 30) })
    return value
  }
  whole(field: string, text: string, max: number): number | undefined {
    const value = this.number(field, text, max)
    return value === undefined ? undefined : Math.round(value)
  }
}
