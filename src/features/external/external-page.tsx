import type { CardSlot } from './card-slot'
import { useSearchParams } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import '../../public/styles/programme.css'
import { AgencyHomes } from './agency-homes'
import { askedOf } from './asked'
import './external.css'
import { Explained } from './explained'

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
      {asked.agency === '' ? <Explained /> : <AgencyHomes asked={asked} Card={Card} />}
    </main>
  )
}
