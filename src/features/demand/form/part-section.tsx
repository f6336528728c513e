import { ChevronDown } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import type { PartName } from './parts'

interface PartSectionProps {
  name: PartName
  /** Asked for when there is time: a closed line that says what is in it. */
  canWait: boolean
  /** Something in it is stored. */
  filled: boolean
  /** Something in it must be looked at, once the form was sent. */
  wrong: boolean
  children: ReactNode
}

/**
 * A part of the demand's form under its heading; its fields stay in the page while it is folded, to
 * be sent with the rest.
 */
export function PartSection({ name, canWait, filled, wrong, children }: PartSectionProps) {
  const { t } = useTranslation('demand')
  const [open, setOpen] = useState(filled)
  useEffect(() => {
    if (wrong) setOpen(true)
  }, [wrong])
  const id = `demand-part-${name}`
  const heading = <h2 id={id}>{t(`part.${name}`)}</h2>
  if (!canWait)
    return (
      <section className="panel demand-part" aria-labelledby={id}>
        {heading}
        {children}
      </section>
    )
  return (
    <details
      className="panel demand-part demand-fold"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>
          {heading}
          <small>{t(`part.holds.${name}`)}</small>
        </span>
        <ChevronDown size={18} aria-hidden />
      </summary>
      {children}
    </details>
  )
}
