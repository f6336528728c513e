import { Search } from 'lucide-react'
import { BareInput, type BareInputProps } from '../../kit/bare/bare-input'
import { classNames } from '../../kit/class-names'
import './fields.css'

interface SearchInputProps extends Omit<BareInputProps, 'aria-label' | 'placeholder'> {
  /** Its name; none where a label names its id. */
  label?: string
  /** Shown while nothing is typed; the label unless told. */
  hint?: string
  /** Where it stands, never how it looks. */
  className?: string
}

/** What one looks for, with a picture instead of words. `SearchField` also waits for a pause. */
export function SearchInput({ label, hint = label, className, ...input }: SearchInputProps) {
  return (
    <span className={classNames('search-box', className)}>
      <Search className="icon" size={18} aria-hidden />
      <BareInput type="search" maxLength={100} aria-label={label} placeholder={hint} {...input} />
    </span>
  )
}
