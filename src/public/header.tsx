import { Menu } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from '../i18n'
import { Link, useLocation } from 'react-router-dom'
import { setSideNav, useUi } from '../lib/dialog'
import { href } from '../lib/href'
import { part } from '../lib/part'
import { getSite } from '../lib/site'
import { LogoMark } from '../ui/logo-mark'
import { IconButton } from '../ui/kit/public/icon-button'
import { AccountButton } from './account-button'
import { LanguageMenu } from './language-menu'
import { mainNavigation } from './navigation'
import './styles/header.css'
import './styles/header-menu.css'

const PhoneMenu = lazy(() => import('./phone-menu'))

/** The link is current for its operation at any place: /busqueda/comprar/... */
const isCurrent = (to: string, pathname: string): boolean =>
  to === pathname ||
  (to.includes('/busqueda/') && pathname.startsWith(to.slice(0, to.lastIndexOf('/') + 1)))

/**
 * `current`: which of the links leads to where one is; the server keeps the few there are as drawn.
 */
const MainNav = part(function MainNav({ current }: { current: number }) {
  const { t } = useTranslation('shell')
  return (
    <nav className="nav" aria-label={t('header.main')}>
      {mainNavigation().map(({ words, to }, index) => (
        <Link key={to} to={to} aria-current={index === current ? 'page' : undefined}>
          {t(words)}
        </Link>
      ))}
    </nav>
  )
})

export function Header({ bell }: { bell?: ReactNode }) {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { name } = getSite()
  const { sideNav } = useUi()
  return (
    <header className="top">
      <div className="wrap">
        <Link className="logo" to={href('index')} aria-label={t('header.home', { name })}>
          <LogoMark />
          {name}
        </Link>
        <MainNav current={mainNavigation().findIndex(({ to }) => isCurrent(to, pathname))} />
        <div className="end">
          <LanguageMenu />
          {bell}
          <span className="in">
            <AccountButton />
          </span>
          <IconButton
            className="menu"
            label={t('header.menu')}
            aria-haspopup="dialog"
            onClick={() => setSideNav(true)}
          >
            <Menu className="icon" aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {sideNav && (
        <Suspense>
          <PhoneMenu />
        </Suspense>
      )}
    </header>
  )
}
