import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../i18n'
import { Link, useLocation } from 'react-router-dom'
import { deviceHref } from '../lib/device-path'
import { setSideNav } from '../lib/dialog'
import { useSession } from '../lib/session'
import { IconButton } from '../ui/kit/public/icon-button'
import { buttonClass } from '../ui/kit/public/button-class'
import { AccountButton } from './account-button'
import { LanguageLinks } from './language-links'
import { mainNavigation } from './navigation'

const close = (): void => setSideNav(false)

/**
 * The side navigation on small screens, while it is open; closes when the page changes or a dialog
 * clears everything.
 */
export default function PhoneMenu() {
  const { t } = useTranslation('shell')
  const frame = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const { signedIn } = useSession()
  const openedAt = useRef(key)
  useEffect(() => {
    if (openedAt.current !== key) close()
  }, [key])
  // Closed before it leaves the page: only then the focus goes back to where it was.
  useLayoutEffect(() => {
    const dialog = frame.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={frame}
      className="phone-menu"
      aria-label={t('header.menu')}
      onClose={close}
      onClick={(event) => event.target === frame.current && close()}
    >
      <div className="phone-menu-in">
        <IconButton className="phone-menu-close" label={t('close')} onClick={close}>
          <X className="icon" aria-hidden="true" />
        </IconButton>
        <nav aria-label={t('header.main')}>
          {mainNavigation().map(({ words, to }) => (
            <Link key={to} to={to}>
              {t(words)}
            </Link>
          ))}
          {signedIn ? null : <Link to={deviceHref()}>{t('nav.kept')}</Link>}
        </nav>
        <AccountButton className={buttonClass({ variant: 'main', wide: true })} />
        <nav className="phone-menu-langs" aria-label={t('header.languages')}>
          <LanguageLinks />
        </nav>
      </div>
    </dialog>
  )
}
