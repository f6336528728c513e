import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ListingCard } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import '../../public/styles/programme.css'
import { AgencyHomes } from './agency-homes'
import { askedOf } from './asked'
import './external.css'
import { Explained } from './explained'

/** How a home is shown; the card lives in another feature. */
export type CardSlot = ComponentType<{ card: ListingCard; agency?: boolean; eager?: boolean }>

/** `/externo`: one agency's homes, or what this page is for. */
export default function ExternalPage({ Card }: { Card: CardSlot }) {
  const { t } = useTranslation('external')
  const [query] = useSearchParams()
  const asked = askedOf(query)
  return (
    <main
      id="main"
      className={asked.embed ? 'wrap ext is-embed' : 'wrap ext'}
      aria-label={t('label')}
    >
      {asked.agency === '' ? <Explained /> : <AgencyHomes asked={asked} Card={Card} />}
    </main>
  )
}
