import { CalendarSync } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { currentLang, href } from '../../lib/href'
import { Button } from '../../ui/workspace/kit/button'

const CalendarDialog = lazy(() => import('./calendar-dialog'))

/**
 * The button under the diary that opens its address for other calendars, the connection with Google
 * and the reading of files. Google leads back to the diary with `state` and `code`: the connection
 * is finished here.
 */
export function Subscribe() {
  const { t } = useTranslation('calendar')
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState(false)
  const [state, code] = [search.get('state'), search.get('code')]
  const isBack = state !== null && (code !== null || search.has('error'))
  useEffect(() => {
    if (!isBack) return
    void (async () => {
      const { finish, leftIn } = await import('./google-way')
      const isConnected = await finish({ code, state }, t('google.refused'))
      const lang = leftIn()
      if (isConnected && lang && lang !== currentLang())
        return location.replace(href('auth-agenda', {}, { calendar: 1 }, lang))
      setSearch(isConnected ? { calendar: '1' } : {}, { replace: true })
    })()
  }, [isBack, code, state, setSearch, t])
  const isAsked = search.get('calendar') === '1'
  const close = () => {
    setOpen(false)
    if (isAsked) setSearch({}, { replace: true })
  }
  return (
    <>
      <Button variant="text" onClick={() => setOpen(true)}>
        <CalendarSync size={18} aria-hidden />
        {t('open')}
      </Button>
      {open || isAsked ? (
        <Suspense fallback={null}>
          <CalendarDialog onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
