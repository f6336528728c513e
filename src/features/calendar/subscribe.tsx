import { CalendarSync } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../i18n'

const CalendarDialog = lazy(() => import('./calendar-dialog'))

/** The button under the diary that opens its address for other calendars and the reading of files. */
export function Subscribe() {
  const { t } = useTranslation('calendar')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="bt t" onClick={() => setOpen(true)}><CalendarSync size={18} aria-hidden />{t('open')}</button>
      {open ? <Suspense fallback={null}><CalendarDialog onClose={() => setOpen(false)} /></Suspense> : null}
    </>
  )
}
