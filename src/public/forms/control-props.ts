import type { ReactNode } from 'react'
import type { GeneratedForm } from '../../../generated/forms/form-type'
import type { PlainValue } from './plain-values'

/** All a control of a plain form needs. */
export interface ControlProps {
  id: string
  field: string
  form: GeneratedForm
  label: ReactNode
  value: PlainValue
  onChange: (value: PlainValue) => void
  required: boolean
  error: string | undefined
  describedBy: string | undefined
}
