import { LayoutDashboard, Search } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useTranslation } from '../../../i18n'
import { href } from '../../../lib/href'
import { useSession } from '../../../lib/session'
import { landingOf } from '../../../lib/sign-in'
import { DocumentHead } from '../../../ui/document-head'
import { Button } from '../../../ui/workspace/kit/button'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { isProfessional } from '../navigation'
import { runShortcut } from '../shortcuts/registry'
import { referenceIn } from './reference'
import { SimilarHomes } from './similar-homes'
import './lost.css'

/** The arch of the mark, and no door in it. */
function ArchWithoutDoor() {
  return (
    <svg className="lost-door" viewBox="0 0 64 78" fill="none" aria-hidden="true">
      <path
        d="M6 76V32a26 26 0 0 1 52 0v44M2 76h60"
        stroke="var(--c-primary)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M22 76V40a10 10 0 0 1 20 0v36"
        stroke="var(--c-line-strong)"
        strokeWidth="2"
        strokeDasharray="4 5"
      />
    </svg>
  )
}

/**
 * An address of the desk that leads nowhere: the rail stays, the address is told as it was typed,
 * and a home whose reference is like one in it is offered. What the error screen says everywhere
 * (specification, section 2) stands at its end: `message` is the catalogue's.
 */
export function LostPage({ message }: { message: string }) {
  const { t } = useTranslation(['desk', 'shell'])
  const { role } = useSession().profile
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const reference = referenceIn(pathname)
  return (
    <section className="lost">
      <DocumentHead title={t('shell:error.notFound')} robots="noindex" />
      <ArchWithoutDoor />
      <h1>{t('shell:error.notFound')}</h1>
      <p>{t('desk:lost.text')}</p>
      <p className="lost-address num">{decoded(pathname) + search}</p>
      <div className="lost-acts">
        <Link
          className={buttonClass({ variant: 'main' })}
          to={landingOf(role) ?? href('auth-perfil')}
        >
          <LayoutDashboard size={18} aria-hidden />
          {t(isProfessional(role) ? 'desk:lost.home' : 'shell:error.desk')}
        </Link>
        <Button onClick={() => runShortcut('palette')}>
          <Search size={18} aria-hidden />
          {t('desk:lost.search')}
        </Button>
        <Button variant="text" onClick={() => void navigate(-1)}>
          {t('desk:lost.back')}
        </Button>
      </div>
      {reference && isProfessional(role) ? <SimilarHomes reference={reference} /> : null}
      <p className="lost-catalogue">
        <span>{message}</span>. {t('shell:error.soon')}{' '}
        <a className={inlineClass()} href={href('index')}>
          {t('shell:error.home')}
        </a>
      </p>
    </section>
  )
}

/** As it was typed; a path that is no text stays as it came. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
