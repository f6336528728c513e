import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useMatches, useSearchParams } from 'react-router-dom'
import { openDialog } from '../lib/dialog'
import { isSignedIn } from '../lib/session'
import { Footer } from './footer'
import { Header } from './header'
import './styles/base.css'
import './styles/card.css'
import './styles/fields.css'

/** `?login=1`: the guard sent somebody here to sign in. The query leaves the address once the dialog is open. */
function useSignInRequest(): void {
  const [query, setQuery] = useSearchParams()
  const asked = query.has('login')
  useEffect(() => {
    if (!asked) return
    setQuery(
      (now) => {
        now.delete('login')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
    if (!isSignedIn()) openDialog('login')
  }, [asked, setQuery])
}

/** Frame of every public page. A page that fills the screen leaves the footer out with `handle.footer: false`. */
export function PublicLayout() {
  const { t } = useTranslation('shell')
  useSignInRequest()
  const footer = useMatches().every(({ handle }) => (handle as { footer?: boolean } | undefined)?.footer !== false)
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header />
      <Outlet />
      {footer && <Footer />}
    </>
  )
}
