import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../kit/class-names'
import { Checkbox } from './checkbox'

interface CheckboxFieldProps extends ComponentProps<typeof Checkbox> {
  label: ReactNode
  help?: ReactNode
  /** Where it stands, never how it looks. */
  className?: string
}

/** Yes or no on the desk, with its words. `Switch`: what works at once. */
export function CheckboxField({ label, help, className, ...box }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className={classNames('checkbox-field', className)}>
      <label>
        <Checkbox aria-describedby={help ? id : undefined} {...box} />
        <span>{label}</span>
      </label>
      {help ? (
        <p className="field-help" id={id}>
          {help}
        </p>
      ) : null}
    </div>
  )
}
