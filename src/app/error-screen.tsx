import { useTranslation } from '../i18n'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom'
import { isBot } from '../lib/bot'
import { href } from '../lib/href'
import { useSession } from '../lib/session'
import { landingOf } from '../lib/sign-in'
import { DocumentHead } from '../ui/document-head'
import { LostHouse } from '../ui/lost-house'
import '../ui/button.css'
import { buttonClass } from '../ui/kit/button-class'
import './error-screen.css'

/**
 * The message of a thrown 404, as 'Page not found: /x' (unmatched) or 'Page Not Found: /x' (fatal).
 */
function messageOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null
  const { message } = (error.data ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : null
}

/** The same of an address that leads nowhere; null of every other failure. */
export const missingOf = (error: unknown): string | null =>
  isRouteErrorResponse(error) && error.status === 404 ? (messageOf(error) ?? '') : null

/**
 * The error screen (specification, section 2); at the desk it stands in the desk's frame and leads
 * back to its first page, too. Not for bots: the server sends them the status alone, and here they
 * get no more.
 */
export function ErrorScreen({ atDesk = false }: { atDesk?: boolean }) {
  const { t } = useTranslation('shell')
  const { profile } = useSession()
  const error = useRouteError()
  const missing = missingOf(error) !== null
  if (typeof navigator !== 'undefined' && isBot(navigator.userAgent))
    return <DocumentHead title="" robots="noindex" />
  const title = t(missing ? 'error.notFound' : 'error.wrong')
  const Frame = atDesk ? 'section' : 'main'
  return (
    <Frame {...(atDesk ? {} : { id: 'main' })} className="error-screen">
      <DocumentHead title={title} robots="noindex" />
      <LostHouse />
      <h1>{title}</h1>
      <p>{t('error.soon')}</p>
      <p className="error-screen-where">{messageOf(error)}</p>
      {atDesk && (
        <Link
          className={buttonClass({ variant: 'main' })}
          to={landingOf(profile.role) ?? href('auth-perfil')}
        >
          {t('error.desk')}
        </Link>
      )}
      <a className={buttonClass({ variant: atDesk ? 'plain' : 'main' })} href={href('index')}>
        {t('error.home')}
      </a>
    </Frame>
  )
}
