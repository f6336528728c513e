import type { ReactNode } from 'react'
import type { GeneratedForm } from '../../../generated/forms/form-type'

/** All a control of a plain form needs. */
export interface ControlProps {
  id: string
  field: string
  form: GeneratedForm
  label: ReactNode
  value: string | boolean | undefined
  onChange: (value: string | boolean | undefined) => void
  required: boolean
  error: string | undefined
  describedBy: string | undefined
}
