import { X } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { useTranslation } from '../i18n'
import { Link, useLocation } from 'react-router-dom'
import { setSideNav, useUi } from '../lib/dialog'
import { AccountButton } from './account-button'
import { LanguageLinks } from './language-links'
import { mainNavigation } from './navigation'

interface PhoneMenuState {
  frame: RefObject<HTMLDialogElement | null>
  open: () => void
}

/** The side navigation on small screens; closes when the page changes or a dialog clears everything. */
export function usePhoneMenu(): PhoneMenuState {
  const frame = useRef<HTMLDialogElement>(null)
  const { sideNav } = useUi()
  const { key } = useLocation()
  useEffect(() => setSideNav(false), [key])
  useEffect(() => {
    if (sideNav && !frame.current?.open) frame.current?.showModal()
    if (!sideNav) frame.current?.close()
  }, [sideNav])
  return { frame, open: () => setSideNav(true) }
}

export function PhoneMenu({ menu }: { menu: PhoneMenuState }) {
  const { t } = useTranslation('shell')
  const close = () => setSideNav(false)
  return (
    <dialog ref={menu.frame} className="phone-menu" aria-label={t('header.menu')} onClose={close} onClick={(event) => event.target === menu.frame.current && close()}>
      <div className="phone-menu-in">
        <button type="button" className="icon-btn phone-menu-x" aria-label={t('close')} onClick={close}>
          <X className="i" aria-hidden="true" />
        </button>
        <nav aria-label={t('header.main')}>
          {mainNavigation().map(({ words, to }) => (
            <Link key={to} to={to}>
              {t(words)}
            </Link>
          ))}
        </nav>
        <AccountButton className="btn btn-p btn-b" />
        <nav className="phone-menu-langs" aria-label={t('header.languages')}>
          <LanguageLinks />
        </nav>
      </div>
    </dialog>
  )
}
