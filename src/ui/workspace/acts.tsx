import { Ellipsis } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { IconButton } from './kit/icon-button'
import './acts.css'

interface ActsProps {
  /** None: no button that opens them. */
  more: ReactNode
  children?: ReactNode
  /** The lesser acts wait behind the button on a desk, too. */
  folded?: boolean
  className?: string
}

/**
 * What can be done with a record: `children` are the acts in sight everywhere, `more` those that a
 * phone puts in a sheet behind one button. It is the platform's popover: Escape and a touch beside
 * it close it.
 */
export function Acts({ more, children, folded = false, className }: ActsProps) {
  const { t } = useTranslation('shell')
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const close = (): void => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }
  const classes = ['end ui-acts', folded && 'is-folded', className].filter(Boolean).join(' ')
  return (
    <div className={classes}>
      {more ? (
        <div
          ref={sheet}
          id={id}
          popover="auto"
          className="ui-acts-more"
          role="group"
          aria-label={t('moreActs')}
          onClick={close}
        >
          {more}
        </div>
      ) : null}
      {children}
      {more ? (
        <IconButton className="ui-acts-open" popoverTarget={id} label={t('moreActs')}>
          <Ellipsis size={20} aria-hidden />
        </IconButton>
      ) : null}
    </div>
  )
}
