import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useListListingCards } from '../../../../generated/api/listing/listing'
import type { ListingCard } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { forgetSeenHere, heartsHere, seenHere } from '../../../lib/device-homes'
import { openDialog } from '../../../lib/dialog'
import { searchHref } from '../../../lib/search-path'
import { useSession } from '../../../lib/session'
import '../../../public/styles/shared-list.css'
import { DocumentHead } from '../../../ui/document-head'
import { Button } from '../../../ui/kit/public/button'
import { buttonClass } from '../../../ui/kit/public/button-class'
import { ErrorLine } from '../../../ui/states'

type Card = ComponentType<{ card: ListingCard; eager: boolean }>

/** Homes by their ids as they are offered today, and how many are not any more. */
function Homes({ ids, Card }: { ids: readonly string[]; Card: Card }) {
  const { t } = useTranslation('saved')
  const { data, error, refetch } = useListListingCards(
    { id: [...ids] },
    { request: { silent: true } },
  )
  if (error && !data) return <ErrorLine error={error} onRetry={() => void refetch()} />
  if (!data) return <p role="status">{t('list.loading')}</p>
  const gone = ids.length - data.items.length
  return (
    <>
      <ul className="grid4">
        {data.items.map((card) => (
          <li key={card.id}>
            <Card card={card} eager={false} />
          </li>
        ))}
      </ul>
      {gone > 0 && <p className="sub">{t('device.gone', { count: gone })}</p>}
    </>
  )
}

function Part({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
        {act}
      </div>
      {children}
    </section>
  )
}

/**
 * /busqueda/guardados/dispositivo: what this device keeps for who has no account. Nothing of it is
 * known to the server, so the browser alone draws it.
 */
export default function DevicePage({ Card }: { Card: Card }) {
  const { t } = useTranslation('saved')
  const { signedIn, profile } = useSession()
  const [kept, setKept] = useState<{ hearts: string[]; seen: string[] } | null>(null)
  useEffect(
    () => setKept({ hearts: heartsHere(), seen: seenHere() }),
    // A heart that is pressed here changes the list.
    [profile.favourites],
  )
  const forget = () => {
    forgetSeenHere()
    setKept((now) => now && { ...now, seen: [] })
  }
  return (
    <main id="main" className="wrap shared-list">
      <DocumentHead title={t('device.title')} robots="noindex" />
      <h1>{t('device.title')}</h1>
      <p className="sub">{t('device.sub')}</p>
      <noscript>
        <p>{t('device.script')}</p>
      </noscript>
      {kept && (
        <>
          <Part title={t('device.hearts')}>
            {kept.hearts.length > 0 ? (
              <Homes ids={kept.hearts} Card={Card} />
            ) : (
              <p>{t('device.noHearts')}</p>
            )}
            {kept.hearts.length > 0 && !signedIn && (
              <p className="device-act">
                {t('device.account')}{' '}
                <Button
                  aria-haspopup="dialog"
                  onClick={() => openDialog('login', { why: 'heart' })}
                >
                  {t('device.signIn')}
                </Button>
              </p>
            )}
          </Part>
          {kept.seen.length > 0 && (
            <Part
              title={t('device.seen')}
              act={
                <Button variant="text" onClick={forget}>
                  {t('device.forget')}
                </Button>
              }
            >
              <Homes ids={kept.seen} Card={Card} />
            </Part>
          )}
        </>
      )}
      <p>
        <a className={buttonClass()} href={searchHref('V')}>
          {t('shared.find')}
        </a>
      </p>
    </main>
  )
}
