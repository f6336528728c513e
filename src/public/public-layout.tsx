import { useTranslation } from '../i18n'
import { lazy, Suspense, type ReactNode } from 'react'
import { Outlet, useMatches, useSearchParams } from 'react-router-dom'
import { Header } from './header'
import './styles/base.css'
import './styles/card.css'
import './styles/fields.css'
import './styles/footer.css'

// Search and map have none, and nobody needs its code before the page.
const Footer = import.meta.env.SSR
  ? (await import('./footer')).default
  : lazy(() => import('./footer'))

/**
 * Frame of every public page. A page that fills the screen leaves the footer out with
 * `handle.footer: false`; `bell`: what signed-in people have in the header.
 */
export function PublicLayout({ bell }: { bell?: ReactNode }) {
  const { t } = useTranslation('shell')
  const handles = useMatches().map(
    ({ handle }) => handle as { footer?: boolean; embeddable?: boolean } | undefined,
  )
  const footer = handles.every((handle) => handle?.footer !== false)
  const [query] = useSearchParams()
  // In another site's frame the page stands alone.
  if (query.get('embed') === '1' && handles.some((handle) => handle?.embeddable)) return <Outlet />
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header bell={bell} />
      <Outlet />
      {footer && (
        <Suspense>
          <Footer />
        </Suspense>
      )}
    </>
  )
}
