import { keepPreviousData } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { useState } from 'react'
import { useListDeals } from '../../../generated/api/deal/deal'
import { DealState } from '../../../generated/model'
import { useTranslation } from '../../i18n'
import { count } from '../../lib/format'
import { Panel } from '../../ui/panel'
import { Coming } from '../../ui/coming'
import { EmptyState } from '../../ui/states'
import { Button } from '../../ui/workspace/kit/button'
import { ChipToggle } from '../../ui/workspace/kit/chip-toggle'
import './deal.css'
import { DealRow } from './deal-row'

const PAGE = 25

/** Deals with other agencies, newest first, by where they stand. */
export function DealsPart() {
  const { t } = useTranslation('deal')
  const [state, setState] = useState<DealState | null>(null)
  // Cursors of the pages before this one, so that there is a way back.
  const [trail, setTrail] = useState<string[]>([])
  const cursor = trail.at(-1)
  const { data, isPending, error, refetch } = useListDeals(
    { limit: PAGE, ...(state && { state }), ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData }, request: { silent: true } },
  )
  const next = data?.next
  return (
    <Panel title={t('title')} note={data && t('total', { count: data.total })} flush>
      <p className="deal-about">{t('about')}</p>
      <div className="deal-filter">
        {Object.values(DealState).map((one) => (
          <ChipToggle
            key={one}
            on={state === one}
            onClick={() => {
              setState(state === one ? null : one)
              setTrail([])
            }}
          >
            {t(`state.${one}`)}
          </ChipToggle>
        ))}
      </div>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={4}
        label={t('loading')}
        level={3}
        onRetry={refetch}
      />
      {data && data.items.length === 0 && (
        <EmptyState
          icon={HandCoins}
          level={3}
          title={t(state ? 'noneOf' : 'none')}
          text={t('noneText')}
        />
      )}
      <ul>
        {data?.items.map((one) => (
          <DealRow key={one.id} deal={one} />
        ))}
      </ul>
      {(trail.length > 0 || next) && (
        <div className="deal-foot">
          {trail.length > 0 && (
            <Button onClick={() => setTrail(trail.slice(0, -1))}>{t('newer')}</Button>
          )}
          {next && <Button onClick={() => setTrail([...trail, next])}>{t('older')}</Button>}
          <span className="num">{t('page', { n: count(trail.length + 1) })}</span>
        </div>
      )}
    </Panel>
  )
}
