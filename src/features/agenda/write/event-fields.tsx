import type { ReactNode } from 'react'
import type { AgendaEventInput } from '../../../../generated/model'
import { SchemaForm } from '../../../forms/schema-form'
import '../../../forms/forms.css'

/**
 * Hours are asked for above, in the time of the islands; the contract's form wants some to be
 * there.
 */
const HOURS = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2026-01-01T00:00:00Z' }

interface EventFieldsProps {
  fields: Partial<AgendaEventInput>
  errors: Record<string, string>
  busy: boolean
  onKind: (kind: string) => void
  onSend: (fields: Record<string, unknown>) => void
  children: ReactNode
}

/** The fields of an event that come from the contract, by its kind; its buttons are `children`. */
export default function EventFields({
  fields,
  errors,
  busy,
  onKind,
  onSend,
  children,
}: EventFieldsProps) {
  return (
    <SchemaForm
      name="AgendaEventInput"
      formId="event"
      value={{ ...fields, ...HOURS }}
      serverErrors={errors}
      disabled={busy}
      onChange={(value) => onKind(String(value['kind'] ?? 'visit'))}
      onSubmit={onSend}
    >
      <div className="agenda-form-end">{children}</div>
    </SchemaForm>
  )
}
