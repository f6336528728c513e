import { ChevronDown } from 'lucide-react'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/kit/public/button'
import { Chip } from '../../../ui/kit/public/chip'

export interface FilterMenuProps {
  /** What the button says: the filter's name, or what is chosen. */
  words: ReactNode
  /** What the panel is called. */
  label: string
  on?: boolean
  /** The large panel with every other filter. */
  wide?: boolean
  /** Words of the button that closes the panel; without a script it sends the form. */
  submit: string
  children: ReactNode
}

/**
 * A filter's button and the panel it opens. The platform's popover does the work: it opens without
 * a script, closes on Escape or a click elsewhere, and gives the focus back.
 */
export function FilterMenu({
  words,
  label,
  on = false,
  wide = false,
  submit,
  children,
}: FilterMenuProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  // Enter in a field means "done", as it does in any form.
  const onKeyDown = (event: KeyboardEvent) =>
    event.key === 'Enter' && event.target instanceof HTMLSelectElement && close()
  return (
    <>
      <Chip
        on={on}
        className={wide ? 'chip-more' : undefined}
        popoverTarget={id}
        aria-haspopup="dialog"
      >
        {words}
        {wide ? null : <ChevronDown className="icon" aria-hidden />}
      </Chip>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={wide ? 'fpop fpop-wide' : 'fpop'}
        onKeyDown={onKeyDown}
      >
        <div className="fpop-head">
          <b>{label}</b>
          <Button variant="text" popoverTarget={id} popoverTargetAction="hide">
            {t('close')}
          </Button>
        </div>
        <div className="fpop-body">{children}</div>
        <div className="fpop-foot">
          <Button type="submit" variant="main" wide data-closes>
            {submit}
          </Button>
        </div>
      </div>
    </>
  )
}
