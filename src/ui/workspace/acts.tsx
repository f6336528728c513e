import { Ellipsis } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useTranslation } from '../../i18n'
import { IconButton } from './kit/icon-button'
import './acts.css'

/**
 * What can be done with a record: `children` are the acts in sight everywhere, `more` those that a
 * phone puts in a sheet behind one button. It is the platform's popover: Escape and a touch beside
 * it close it.
 */
export function Acts({ more, children }: { more: ReactNode; children?: ReactNode }) {
  const { t } = useTranslation('shell')
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const close = (): void => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
  }
  return (
    <div className="end ui-acts">
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
      {children}
      <IconButton className="ui-acts-open" popoverTarget={id} label={t('moreActs')}>
        <Ellipsis size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
