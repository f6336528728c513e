import type { ProposalChange, ProposalState } from '../../../generated/model'
import type { TFunction } from '../../i18n'
import { date, moneyShort } from '../../lib/format'
import type { Tone } from '../../ui/status-chip'

export const TONE: Record<ProposalState, Tone> = {
  open: 'sun',
  confirmed: 'ok',
  refused: 'neutral',
  expired: 'neutral',
  failed: 'error',
  undone: 'neutral',
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T/
/** Codes that have words here, by the field they stand in. */
const CODES: Partial<Record<string, readonly string[]>> = {
  status: ['draft', 'prospect', 'active', 'reserved', 'closed', 'withdrawn', 'expired', 'archived'],
  channel: ['EMAIL', 'WHATSAPP', 'LINK'],
  reason: [
    'owner',
    'market',
    'no_interest',
    'offers',
    'valuation',
    'campaign',
    'works',
    'correction',
    'other',
  ],
  kind: ['mail', 'NOTE', 'CALL', 'EMAIL', 'VISIT', 'WHATSAPP', 'visit', 'call', 'meeting', 'task'],
}

/** Where other rooms have words for a field's codes. */
const ELSEWHERE: Partial<Record<string, string>> = {
  operation: 'property:enums.operation',
  substatus: 'property:enums.substatus',
  kind: 'agenda:enums.kind',
}

/** A value of a proposal as people read it. */
export function valueWords(field: string, value: ProposalChange['after'], t: TFunction): string {
  if (value === null || value === '') return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return /price/i.test(field) ? moneyShort(value) : String(value)
  if (MOMENT.test(value)) return date(value, 'DD/MM/YYYY HH:mm')
  if (CODES[field]?.includes(value)) return t(`value.${field}.${value}`)
  const room = ELSEWHERE[field]
  return room === undefined ? value : t(`${room}.${value}`, { defaultValue: value })
}
