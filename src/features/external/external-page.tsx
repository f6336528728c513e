import { lazy, Suspense } from 'react'
import type { CardSlot } from './card-slot'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import '../../public/styles/programme.css'
import { AgencyHomes } from './agency-homes'
import { askedOf } from './asked'
import './external.css'

// Drawn by the server; in the browser its code is for those who look for an agency alone.
const Explained = import.meta.env.SSR
  ? (await import('./explained')).default
  : lazy(() => import('./explained'))

/** `/externo`: one agency's homes, or what this page is for. */
export default function ExternalPage({ Card }: { Card: CardSlot }) {
  const { t } = useTranslation('external')
  const [query] = useSearchParams()
  const asked = askedOf(query)
  return (
    <main
      id="main"
      className={asked.embed ? 'wrap external is-embed' : 'wrap external'}
      aria-label={t('label')}
    >
      {asked.agency === '' ? (
        <Suspense>
          <Explained />
        </Suspense>
      ) : (
        <AgencyHomes asked={asked} Card={Card} />
      )}
    </main>
  )
}
