import { keepPreviousData } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { useListMarketReviews } from '../../../../generated/api/market/market'
import { MarketReviewState } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { Panel } from '../../../ui/panel'
import { ChipSelect } from '../../../ui/workspace/kit/chip-select'
import { ListFoot } from '../list-foot'
import { ListStates } from '../list-states'
import { ReviewCard } from './review-card'

/** In place of a state: those on offer of which somebody told the operator. */
const REPORTED = 'avisos'
const STATES = Object.values(MarketReviewState)

/** Publications that wait for a look, or in another state. */
export default function PublicationsPanel() {
  const { t } = useTranslation(['operator', 'market'])
  const [query, setQuery] = useSearchParams()
  const asked = query.get('estado')
  const reported = asked === REPORTED
  const state = reported ? 'published' : (STATES.find((one) => one === asked) ?? 'review')
  const cursor = query.get('desde')
  const read = useListMarketReviews(
    { state, ...(reported && { reported }), ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const items = read.data?.items ?? []
  return (
    <Panel
      title={t('operator:room.publicaciones')}
      note={read.data && t('operator:publication.total', { count: read.data.total })}
      action={
        <ChipSelect
          label={t('operator:publication.state')}
          on={state !== 'review'}
          value={reported ? REPORTED : state}
          onChange={(event) =>
            setQuery({
              sala: 'publicaciones',
              ...(event.target.value !== 'review' && { estado: event.target.value }),
            })
          }
        >
          <option value={REPORTED}>{t('operator:publication.reported')}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {t(`market:state.${one}`)}
            </option>
          ))}
        </ChipSelect>
      }
      flush
    >
      <ListStates
        read={read}
        isEmpty={items.length === 0}
        icon={Megaphone}
        none={t(state === 'review' ? 'operator:publication.none' : 'operator:publication.noneHere')}
        noneText={t('operator:publication.noneText')}
      />
      <ul className="operator-list">
        {items.map((review) => (
          <ReviewCard key={review.publication.id} review={review} />
        ))}
      </ul>
      <ListFoot next={read.data?.next} />
    </Panel>
  )
}
